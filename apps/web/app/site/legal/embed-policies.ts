/**
 * Loads the policy service's script, which fills every element with `name="termly-embed"` and a `data-id`. Rejects
 * where the script cannot be had or fills nothing within the time.
 */
export async function embedPolicies(script: string, holder: HTMLElement): Promise<void> {
  document.querySelector(`script[src="${script}"]`)?.remove()
  const filled = whenFilled(holder)
  const element = document.createElement('script')
  element.src = script
  element.async = true
  const failed = new Promise<never>((_, reject) => {
    element.addEventListener('error', () => reject(new Error('The policy script could not be loaded.')))
    setTimeout(() => reject(new Error('The policy script showed no document.')), SHOWS_WITHIN_MS)
  })
  document.body.append(element)
  await Promise.race([filled, failed])
}

function whenFilled(holder: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (holder.childElementCount === 0) return
      observer.disconnect()
      resolve()
    })
    observer.observe(holder, { childList: true })
  })
}

const SHOWS_WITHIN_MS = 10_000
