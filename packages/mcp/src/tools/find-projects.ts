import { z } from 'zod'
import { type TypedKey, isTypedKey, parseKey } from '@kvint/theory/parse-key'
import { compatibleKeys } from '../music/compatible-keys.ts'
import type { ProjectEntry } from '../library/project-library.ts'
import type { Glance } from '../library/glance.ts'
import { glanceAt } from '../library/glance.ts'
import { keyNames } from '../music/key-words.ts'
import { round } from '../music/numbers.ts'
import { plainText } from '../music/plain-text.ts'
import { someUnread } from '../library/open-all.ts'
import { cursorField, leftOutField, nextCursorField } from './fields.ts'
import { pageOf } from '../music/page.ts'
import { type ToolContext, defineTool } from './tool.ts'

export const findProjects = defineTool({
  name: 'projects_find',
  scope: 'projects:read',
  title: 'Find projects',
  description:
    'Lists the projects of the library, the one saved last first, with tempo, key, stage and length. For one project use project_overview; to search inside projects use music_search.',
  input: z.object({
    text: z.string().max(100).optional().describe('Part of the name'),
    bpmFrom: z.number().min(1).max(999).optional(),
    bpmTo: z.number().min(1).max(999).optional(),
    key: z.string().max(30).optional().describe('A minor, Fm, Bb, 4A'),
    compatible: z.boolean().default(false).describe('Also keys that mix with it: relative, a fifth up or down'),
    stage: z.enum(['sketch', 'arrange', 'mix', 'export']).optional(),
    limit: z.int().min(1).max(50).default(15),
    cursor: cursorField,
  }),
  output: z.object({
    library: z.string(),
    projects: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        savedAt: z.string().optional(),
        saves: z.number(),
        bpm: z.number().optional(),
        key: z.string().optional(),
        stage: z.string().optional(),
        bars: z.number().optional(),
        findings: z.number().optional(),
      }),
    ),
    leftOut: leftOutField,
    nextCursor: nextCursorField,
  }),
  run: async (input, context) => {
    const { limit, cursor } = input
    const typed = input.key === undefined ? null : parseKey(input.key)
    if (input.key !== undefined && !typed) return { kind: 'problem', message: noKey(input.key) }
    const keys = typed && (input.compatible ? [typed, ...compatibleKeys(typed)] : [typed])
    const entries = await context.library.list()
    const text = input.text === undefined ? undefined : plainText(input.text)
    const named = text === undefined ? entries : entries.filter(({ name }) => plainText(name).includes(text))
    const isByMusic = [input.bpmFrom, input.bpmTo, input.key, input.stage].some((value) => value !== undefined)
    const index = await context.library.facts?.(context)
    const asked = isByMusic && !index ? named : pageOf(named, { cursor, limit, of: '' }).entries
    const { glances, unread } = await glancesOf(index ? [] : asked, context)
    const glanceOf = ({ id, glance }: ProjectEntry) => glance ?? index?.glance(id) ?? glances.get(id)
    const fitting = isByMusic ? named.filter((entry) => fits(glanceOf(entry), input, keys)) : named
    const page = pageOf(fitting, { cursor, limit, of: 'projects' })
    return {
      kind: 'answer',
      value: {
        library: context.library.title,
        projects: page.entries.map((entry) => shown(entry, glanceOf(entry))),
        leftOut: [
          ...page.leftOut,
          ...someUnread(unread),
          ...(index?.leftOut ?? []),
          ...(context.library.remarks?.() ?? []),
        ],
        ...(page.nextCursor === undefined ? {} : { nextCursor: page.nextCursor }),
      },
    }
  },
})

/** What is not known of projects yet, by reading them. */
async function glancesOf(entries: readonly ProjectEntry[], context: ToolContext) {
  const glances = new Map<string, Glance>()
  const unread: string[] = []
  const closed = entries.filter(({ glance }) => glance === null)
  for (const [index, { id, name }] of closed.entries()) {
    context.signal.throwIfAborted()
    context.progress(index, closed.length, `Reading ${name}`)
    const opening = await context.library.open(id, undefined, { signal: context.signal, progress: () => undefined })
    if (opening.kind === 'project') glances.set(id, glanceAt(opening.project.report))
    else unread.push(`"${name}" could not be read: ${opening.message}`)
  }
  return { glances, unread }
}

function fits(
  glance: Glance | undefined,
  {
    bpmFrom = 0,
    bpmTo = Number.POSITIVE_INFINITY,
    stage,
  }: { bpmFrom?: number | undefined; bpmTo?: number | undefined; stage?: string | undefined },
  keys: readonly TypedKey[] | null,
): boolean {
  if (!glance) return false
  const isKey = keys === null || keys.some((key) => keysOf(glance).some((name) => isNamed(name, key)))
  return glance.bpm >= bpmFrom && glance.bpm <= bpmTo && isKey && (stage === undefined || glance.stage === stage)
}

/** A key that is a guess may be each that it names: the answer says so. */
function keysOf({ key, guesses }: Glance): readonly string[] {
  return guesses ?? (key === null ? [] : [key])
}

function isNamed(name: string, key: TypedKey): boolean {
  const known = parseKey(name)
  return known?.mode != null && isTypedKey(key, { ...known, mode: known.mode })
}

function noKey(text: string): string {
  return `"${text}" is no key. Write a tonic with or without a mode (A minor, Fm, B♭, D dorian) or a number of the Camelot wheel (4A).`
}

function shown({ id, name, saves }: ProjectEntry, glance: Glance | undefined) {
  const head = { id, name, savedAt: saves[0]?.savedAt ?? undefined, saves: saves.length }
  if (!glance) return head
  const { bpm, stage, lengthBars, findings } = glance
  return { ...head, bpm: round(bpm), key: keyNames(keysOf(glance)), stage, bars: round(lengthBars, 1), findings }
}
