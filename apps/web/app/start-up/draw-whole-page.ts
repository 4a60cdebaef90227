/**
 * Once the page has loaded, what is below its first picture is laid out too, for printing and for whoever reads all of it:
 * part by part where nothing else is to do, so that a telephone still answers in between.
 */
export function drawWholePage(): void {
  const begin = () => drawOne([...document.querySelectorAll<HTMLElement>('.later')])
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
}

function drawOne([next, ...rest]: readonly HTMLElement[]): void {
  if (!next) {
    document.documentElement.dataset['whole'] = ''
    return
  }
  whenIdle(() => {
    next.style.contentVisibility = 'visible'
    drawOne(rest)
  })
}

/** Safari knows no idle time. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: LONGEST_WAIT_MS })
  else setTimeout(work, 16)
}

const LONGEST_WAIT_MS = 200
