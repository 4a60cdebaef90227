/** Runs `attempt`; once more after a second where its message tells of the network rather than of the person. */
export async function retryOnce<Result>(attempt: () => Promise<Result>, delayMs = RETRY_DELAY_MS): Promise<Result> {
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof Error) || !/timeout|fetch|network/i.test(error.message)) throw error
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    return await attempt()
  }
}

const RETRY_DELAY_MS = 1000
