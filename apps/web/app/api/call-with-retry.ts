/**
 * The retry rule of the plan and checkout calls: at most two more attempts, after one and two seconds, where the
 * answer is 5xx or 429 or none came. Any other answer is final.
 */
export async function callWithRetry(call: () => Promise<Response>, baseDelayMs = BASE_DELAY_MS): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    const isLast = attempt === MAX_RETRIES
    try {
      const answer = await call()
      if (isLast || (answer.status < 500 && answer.status !== 429)) return answer
    } catch (error) {
      if (isLast) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, baseDelayMs * 2 ** attempt))
  }
}

const MAX_RETRIES = 2
const BASE_DELAY_MS = 1000
