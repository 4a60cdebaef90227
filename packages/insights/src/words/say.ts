import type { Figure, Message } from '@kvint/report'

/**
 * A sentence as data: what stands between the braces is its English pattern, what stands in them its figures. A pattern
 * is translated in `words/nb`; a test holds each of them to a translation.
 *
 * ```ts
 * say`${quoted('Bass')} reaches ${decibels(6)}.`
 * // { pattern: '{0} reaches {1}.', figures: [{ quoted: 'Bass' }, { unit: 'decibels', value: 6 }] }
 * ```
 */
export function say(strings: TemplateStringsArray, ...figures: readonly Figure[]): Message {
  return { pattern: strings.reduce((pattern, text, index) => `${pattern}{${String(index - 1)}}${text}`), figures }
}
