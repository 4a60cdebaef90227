import { afterLoad } from './after-load.ts'
import { whenIdle } from './when-idle.ts'

/**
 * Once the page has loaded, what is below its first picture is laid out too, for printing and for anyone who reads all of it:
 * part by part where nothing else is to do, so that a telephone still answers in between.
 */
export function drawWholePage(): void {
  afterLoad(() => drawOne([...document.querySelectorAll<HTMLElement>('.later')]))
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
