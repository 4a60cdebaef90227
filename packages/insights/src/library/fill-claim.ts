import type { Figures } from './metric.ts'

/**
 * Puts figures into a sentence.
 *
 * @example
 * fillClaim('{n|song|songs} at {bpm} BPM.', { n: 1, bpm: 120 }) // '1 song at 120 BPM.'
 */
export function fillClaim(
  template: string,
  figures: Figures,
  nameOf: (value: string) => string = (value) => value,
): string {
  return template.replaceAll(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (_, name: string, one?: string, many?: string) => {
    const figure = figures[name] ?? ''
    const said = typeof figure === 'string' ? nameOf(figure) : String(figure)
    return one === undefined ? said : `${said} ${figure === 1 ? one : (many ?? one)}`
  })
}
