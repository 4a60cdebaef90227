const port = Number(process.env['E2E_PORT'] ?? 8180)

/** The two builds that every walk of the site is made on. */
export const FULL = `http://localhost:${port}`
export const SHIPPED = `http://localhost:${port + 1}`
