import { RestError } from './rest-error.ts'

/** The form of an answer. */
export type Media = {
  kind: 'json' | 'object' | 'csv' | 'text' | 'plan'
  contentType: string
  isStripped: boolean
  /** Of a plan: what `explain` is asked for. */
  explain: string
}

/**
 * The first form of `Accept` that is offered.
 * @throws RestError PGRST107 where none is: never is another form sent than one that was asked for.
 */
export function readMedia(accept: string | undefined, offers: { hasPlan: boolean; hasText?: boolean }): Media {
  const header = accept ?? '*/*'
  const wanted = header.length > LONGEST_HEADER ? [] : partsOf(header, ',').slice(0, MOST_FORMS)
  for (const each of wanted) {
    const [name = '', ...parameters] = partsOf(each, ';')
    const media = mediaOf(name.toLowerCase(), parameters, offers)
    if (media) return media
  }
  throw new RestError(406, 'PGRST107', `None of these media types are available: ${header.slice(0, 300)}`)
}

/** The parts between commas or semicolons, but for those in quotes. */
function partsOf(text: string, separator: ',' | ';'): string[] {
  const parts = text.match(separator === ',' ? /(?:[^,"]|"[^"]*"?)+/g : /(?:[^;"]|"[^"]*"?)+/g) ?? []
  return parts.map((part) => part.trim())
}

function mediaOf(
  name: string,
  parameters: string[],
  offers: { hasPlan: boolean; hasText?: boolean },
): Media | undefined {
  const isStripped = parameters.includes('nulls=stripped')
  const plain = { isStripped: false, explain: '' }
  if (name === '*/*' || name === 'application/*' || name === 'application/json')
    return { kind: 'json', contentType: 'application/json; charset=utf-8', ...plain }
  if (name === 'application/vnd.pgrst.array' || name === 'application/vnd.pgrst.array+json')
    return {
      kind: 'json',
      contentType: `application/vnd.pgrst.array+json${stripped(isStripped)}; charset=utf-8`,
      explain: '',
      isStripped,
    }
  if (name === 'application/vnd.pgrst.object' || name === 'application/vnd.pgrst.object+json')
    return {
      kind: 'object',
      contentType: `application/vnd.pgrst.object+json${stripped(isStripped)}; charset=utf-8`,
      explain: '',
      isStripped,
    }
  if (name === 'text/csv') return { kind: 'csv', contentType: 'text/csv; charset=utf-8', ...plain }
  if ((name === 'text/plain' || name === 'text/*') && offers.hasText)
    return { kind: 'text', contentType: 'text/plain; charset=utf-8', ...plain }
  const plan = /^application\/vnd\.pgrst\.plan(?:\+(json|text))?$/.exec(name)
  return plan && offers.hasPlan ? planMedia(plan[1] ?? 'text', parameters) : undefined
}

function stripped(isStripped: boolean): string {
  return isStripped ? ';nulls=stripped' : ''
}

function planMedia(format: string, parameters: string[]): Media {
  const named = parameters.find((parameter) => parameter.startsWith('options='))?.slice('options='.length) ?? ''
  const options = named
    .replaceAll('"', '')
    .split('|')
    .filter((option) => EXPLAIN_OPTIONS.has(option))
  const explain = [...options, `format ${format}`].join(', ')
  const rest = parameters.filter((parameter) => /^(for|options)=/.test(parameter)).map((parameter) => `; ${parameter}`)
  return {
    kind: 'plan',
    contentType: `application/vnd.pgrst.plan+${format}${rest.join('')}; charset=utf-8`,
    isStripped: false,
    explain,
  }
}

const EXPLAIN_OPTIONS = new Set(['analyze', 'verbose', 'settings', 'buffers', 'wal'])
const MOST_FORMS = 20
const LONGEST_HEADER = 2000
