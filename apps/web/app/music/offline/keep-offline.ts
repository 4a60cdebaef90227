/**
 * Lets the pages of sets open without a network from now on, where the browser can: the service worker keeps the
 * application's files and lessons, and nothing else. Where the site does without these pages, an earlier one is sent away.
 */
export async function keepOffline(isWanted: boolean): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    if (isWanted) {
      await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
      const { active } = await navigator.serviceWorker.ready
      active?.postMessage('keep-lessons', { transfer: [] })
    } else await (await navigator.serviceWorker.getRegistration('/'))?.unregister()
  } catch {
    // A private window, or a site that is being developed: the page works, with a network.
  }
}
