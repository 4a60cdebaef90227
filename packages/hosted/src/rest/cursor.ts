import { RestError } from './rest-error.ts'

/** A place in a text that is read once, from left to right: what reads it takes time linear in its length. */
export type Cursor = { readonly text: string; at: number; readonly limits: ParseLimits }

/** What one request has used up of what it may ask for. */
export type ParseLimits = { conditions: number; fields: number; values: number }

const MAXIMUM_DEPTH = 10
const MAXIMUM_CONDITIONS = 100
const MAXIMUM_FIELDS = 200
const MAXIMUM_VALUES = 1000
const MAXIMUM_JSON_STEPS = 20

export function newParseLimits(): ParseLimits {
  return { conditions: 0, fields: 0, values: 0 }
}

export function openCursor(text: string, limits: ParseLimits): Cursor {
  return { text, at: 0, limits }
}

/** Takes what a sticky pattern finds here: the groups, or undefined where it finds nothing. */
export function take(cursor: Cursor, pattern: RegExp): RegExpExecArray | undefined {
  pattern.lastIndex = cursor.at
  const found = pattern.exec(cursor.text)
  if (!found) return undefined
  cursor.at = pattern.lastIndex
  return found
}

export function isAtEnd(cursor: Cursor): boolean {
  return cursor.at === cursor.text.length
}

/** A name, bare or in quotes: `title`, `"of, and: by"`, `first name`, `a-b`. */
export function takeName(cursor: Cursor): string | undefined {
  const quoted = take(cursor, QUOTED)
  if (quoted) return unescaped(quoted[1] ?? '')
  return take(cursor, BARE_NAME)?.[0].trim()
}

/** A text in quotes, where one begins here. */
export function takeQuoted(cursor: Cursor): string | undefined {
  const quoted = take(cursor, QUOTED)
  return quoted && unescaped(quoted[1] ?? '')
}

/** A column, or a path into one. */
export type Field = { name: string; steps: { arrow: '->' | '->>'; key: string }[] }

export function takeField(cursor: Cursor): Field | undefined {
  const name = takeName(cursor)
  return name === undefined ? undefined : { name, steps: takeSteps(cursor) }
}

/** The steps of a path into JSON: `->a->>0`. */
export function takeSteps(cursor: Cursor): Field['steps'] {
  const steps: Field['steps'] = []
  for (;;) {
    const arrow = take(cursor, ARROW)?.[0]
    if (arrow !== '->' && arrow !== '->>') return steps
    const key = takeQuoted(cursor) ?? take(cursor, JSON_KEY)?.[0]
    if (key === undefined) throw parseError('json path', cursor.text)
    steps.push({ arrow, key })
    if (steps.length > MAXIMUM_JSON_STEPS) throw tooMuch(`more than ${MAXIMUM_JSON_STEPS} steps in a json path`)
  }
}

export function countField(cursor: Cursor): void {
  cursor.limits.fields += 1
  if (cursor.limits.fields > MAXIMUM_FIELDS)
    throw tooMuch(`more than ${MAXIMUM_FIELDS} columns in select and order together`)
}

export function countCondition(cursor: Cursor): void {
  cursor.limits.conditions += 1
  if (cursor.limits.conditions > MAXIMUM_CONDITIONS) throw tooMuch(`more than ${MAXIMUM_CONDITIONS} conditions`)
}

export function countValue(cursor: Cursor): void {
  cursor.limits.values += 1
  if (cursor.limits.values > MAXIMUM_VALUES) throw tooMuch(`more than ${MAXIMUM_VALUES} values in its lists`)
}

export function refuseDepth(depth: number): void {
  if (depth > MAXIMUM_DEPTH) throw tooMuch(`more than ${MAXIMUM_DEPTH} levels within each other`)
}

export function parseError(what: string, text: string): RestError {
  const shown = text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text
  return new RestError(400, 'PGRST100', `"failed to parse ${what} (${shown})" (line 1, column 1)`)
}

function tooMuch(what: string): RestError {
  return new RestError(400, 'PGRST100', `The request has ${what}`, { hint: 'Ask for it in several requests.' })
}

function unescaped(text: string): string {
  return text.replace(/\\(.)/gs, '$1')
}

const QUOTED = /"([^"\\]*(?:\\.[^"\\]*)*)"/sy
const BARE_NAME = /[\p{L}\p{N}_$ ]+(?:-(?!>)[\p{L}\p{N}_$ ]+)*/uy
const ARROW = /->>?/y
const JSON_KEY = /-?[^-:.,>()]+(?:-(?!>)[^-:.,>()]+)*/y
const LONGEST_SHOWN = 200
