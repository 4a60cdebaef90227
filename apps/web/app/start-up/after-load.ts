/** Does it once the page has loaded; at once where it has. */
export function afterLoad(work: () => void): void {
  if (document.readyState === 'complete') work()
  else window.addEventListener('load', work, { once: true })
}
