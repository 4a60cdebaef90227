/**
 * What was pressed or sent before the page's scripts had come: `before-paint.ts` notes it, so that no press is lost and no
 * form goes out by itself, with what was typed in its address.
 */
export const earlyPresses = {
  /** The page's script answers from here on. */
  take(): void {
    noted = (window as unknown as { takeEarlyPresses?: () => HTMLElement[] }).takeEarlyPresses?.() ?? []
  },
  /** Each once, in turn, as soon as the page can answer. */
  replay(): void {
    for (const pressed of new Set(noted.splice(0))) {
      if (pressed instanceof HTMLFormElement) pressed.requestSubmit()
      else pressed.click()
    }
  },
}

let noted: HTMLElement[] = []
