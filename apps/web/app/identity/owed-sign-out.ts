/**
 * A sign-out that the service has not heard of, as without a network: noted in this browser, so that a reload does not
 * sign in again. Start-up tells the service before it asks for a session.
 */
export function noteOwedSignOut(isOwed: boolean): void {
  try {
    if (isOwed) localStorage.setItem(KEY, 'owed')
    else localStorage.removeItem(KEY)
  } catch {
    // Storage is full or forbidden: nothing can be noted.
  }
}

export function isSignOutOwed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

/** Must hold nothing of what start-up wipes. */
const KEY = 'sign-out'
