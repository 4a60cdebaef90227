/**
 * Holds back the page's hints of scripts until its first picture stands: `before-paint.ts` lets them go. What the
 * page's own script names at its end is asked for as before.
 */
export function fetchAfterPaint(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="later"')
}
