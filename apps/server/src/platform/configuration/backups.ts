/** Backups that the server makes by itself. */
export type Backups = { readonly folder: string; readonly everyHours: number; readonly keepDays: number }

/** `/var/backups/kvint`, daily and kept for 14 days; or with both: `/var/backups/kvint every 6h keep 30d`. */
export function parseBackups(text: string | undefined): { backups: Backups | undefined } | { problem: string } {
  if (!text) return { backups: undefined }
  const [, folder = '', hours = '24', days = '14'] =
    /^(\/.*?|[A-Za-z]:\\.*?)(?: every (\d+)h)?(?: keep (\d+)d)?$/.exec(text) ?? []
  const backups = { folder, everyHours: Number(hours), keepDays: Number(days) }
  if (folder !== '' && backups.everyHours > 0 && backups.keepDays > 0) return { backups }
  return {
    problem: `BACKUPS is "${text}". Write a whole path, and if you like how often and how long: /var/backups/kvint every 24h keep 14d.`,
  }
}
