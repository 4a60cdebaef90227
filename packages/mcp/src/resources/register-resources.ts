import {
  type McpServer,
  ProtocolError,
  ProtocolErrorCode,
  type ReadResourceResult,
  ResourceTemplate,
  type ServerContext,
} from '@modelcontextprotocol/server'
import { findProject } from '../library/find-project.ts'
import type { OpenProject } from '../library/project-library.ts'
import type { McpOptions } from '../mcp-options.ts'
import { clipWithNotes } from '../music/find-clip.ts'
import { pianoRoll } from '../music/piano-roll.ts'
import { clipNotes } from '../tools/clip-notes.ts'
import { GLOSSARY_ADDRESS, termResource } from '../terms/term-address.ts'
import { projectOverview } from '../tools/project-overview.ts'
import type { Tool } from '../tools/tool.ts'
import { arrangementSvg } from './arrangement-svg.ts'
import { pianoRollSvg } from './piano-roll-svg.ts'
import { svgToPng } from './svg-to-png.ts'
import { RESOURCE_TEMPLATES, projectAddress } from './resource-address.ts'
import { findTerm, glossaryEn, termLines, type TermId } from '@kvint/insights'

/** Everything that can be read by address: a project at a glance, its report, a picture of it, a clip. */
export function registerResources(server: McpServer, { libraryFor }: McpOptions): void {
  const listing = async (context: ServerContext) => {
    const entries = await libraryFor(context).list()
    const resources = entries.slice(0, MAX_LISTED).map(({ id, name }) => ({
      uri: projectAddress(id),
      name,
      title: name,
      description: 'The project at a glance',
      mimeType: 'application/json',
    }))
    return { resources }
  }
  const opened = async (project: string, context: ServerContext): Promise<OpenProject> => {
    const work = { signal: context.mcpReq.signal, progress: () => undefined }
    const opening = await findProject(libraryFor(context), project, undefined, work)
    if (opening.kind === 'problem') throw notFound(opening.message)
    return opening.project
  }
  const answered = async (tool: Tool, input: Record<string, unknown>, context: ServerContext) => {
    const work = { signal: context.mcpReq.signal, progress: () => undefined }
    const answer = await tool.run(tool.input.parse(input), { library: libraryFor(context), ...work })
    if (answer.kind === 'problem') throw notFound(answer.message)
    return answer.value
  }

  const notesPicture = async (variables: Variables, context: ServerContext): Promise<string> => {
    const { report } = await opened(one(variables['project']), context)
    const found = clipWithNotes(report, one(variables['clip']))
    if ('problem' in found) throw notFound(found.problem)
    return pianoRollSvg(pianoRoll(report, found.clip))
  }

  server.registerResource(
    'project',
    new ResourceTemplate(RESOURCE_TEMPLATES.project, { list: listing }),
    { title: 'Project', description: 'A project at a glance', mimeType: 'application/json' },
    async (uri, variables, context) =>
      json(uri, await answered(projectOverview, { project: one(variables['project']) }, context)),
  )
  server.registerResource(
    'report',
    new ResourceTemplate(RESOURCE_TEMPLATES.report, { list: undefined }),
    {
      title: 'Report',
      description: 'The whole report of the newest save, notes included',
      mimeType: 'application/json',
    },
    async (uri, variables, context) => json(uri, (await opened(one(variables['project']), context)).report),
  )
  server.registerResource(
    'arrangement',
    new ResourceTemplate(RESOURCE_TEMPLATES.arrangement, { list: undefined }),
    { title: 'Arrangement', description: 'Tracks and clips over the bars, as a picture', mimeType: 'image/svg+xml' },
    async (uri, variables, context) =>
      text(uri, 'image/svg+xml', arrangementSvg((await opened(one(variables['project']), context)).report)),
  )
  server.registerResource(
    'arrangement-png',
    new ResourceTemplate(RESOURCE_TEMPLATES.arrangementPng, { list: undefined }),
    { title: 'Arrangement', description: 'The same picture as PNG', mimeType: 'image/png' },
    async (uri, variables, context) =>
      png(uri, arrangementSvg((await opened(one(variables['project']), context)).report)),
  )
  server.registerResource(
    'notes',
    new ResourceTemplate(RESOURCE_TEMPLATES.notes, { list: undefined }),
    { title: 'Piano roll', description: 'The notes of a clip, as a picture', mimeType: 'image/svg+xml' },
    async (uri, variables, context) => text(uri, 'image/svg+xml', await notesPicture(variables, context)),
  )
  server.registerResource(
    'notes-png',
    new ResourceTemplate(RESOURCE_TEMPLATES.notesPng, { list: undefined }),
    { title: 'Piano roll', description: 'The same picture as PNG', mimeType: 'image/png' },
    async (uri, variables, context) => png(uri, await notesPicture(variables, context)),
  )
  server.registerResource(
    'clip',
    new ResourceTemplate(RESOURCE_TEMPLATES.clip, { list: undefined }),
    { title: 'Clip', description: 'The notes of a clip as a player reads them', mimeType: 'text/plain' },
    async (uri, variables, context) => {
      const input = { project: one(variables['project']), clip: one(variables['clip']), detail: 'detailed' }
      const { track, name, bars, key, facts, music } = clipNotes.output.parse(
        await answered(clipNotes, input, context),
      ) as ClipText
      const lines = [`${track}: ${name || 'a clip without a name'}, bars ${bars}, ${key}`, ...facts, '', ...music]
      return text(uri, 'text/plain', lines.join('\n'))
    },
  )
  registerGlossary(server)
}

/** What a word means, and which words there are. */
function registerGlossary(server: McpServer): void {
  server.registerResource(
    'glossary',
    GLOSSARY_ADDRESS,
    { title: 'Glossary', description: 'Every term with its address and its definition', mimeType: 'application/json' },
    (uri) => json(uri, allTerms()),
  )
  server.registerResource(
    'term',
    new ResourceTemplate(RESOURCE_TEMPLATES.term, { list: undefined }),
    {
      title: 'Term',
      description: 'What a word of theory, form, mixing or Live means, with an example and what it is not',
      mimeType: 'text/plain',
    },
    (uri, variables) => {
      const term = termText(one(variables['term']))
      if (term === null) throw notFound(`There is no such term. ${GLOSSARY_ADDRESS} lists them.`)
      return text(uri, 'text/plain', term)
    },
  )
}

type ClipText = Record<'track' | 'name' | 'bars' | 'key', string> & Record<'facts' | 'music', string[]>

type Variables = Record<string, string | string[]>

function one(variable: string | string[] | undefined): string {
  return decodeURIComponent(Array.isArray(variable) ? (variable[0] ?? '') : (variable ?? ''))
}

function json(uri: URL, value: unknown): ReadResourceResult {
  return text(uri, 'application/json', JSON.stringify(value))
}

function text(uri: URL, mimeType: string, content: string): ReadResourceResult {
  return { contents: [{ uri: uri.href, mimeType, text: content }] }
}

async function png(uri: URL, svg: string): Promise<ReadResourceResult> {
  const blob = Buffer.from(await svgToPng(svg)).toString('base64')
  return { contents: [{ uri: uri.href, mimeType: 'image/png', blob }] }
}

function notFound(message: string): ProtocolError {
  return new ProtocolError(ProtocolErrorCode.InvalidParams, message)
}

/** Each term with where it is read in full. */
function allTerms(): { name: string; address: string; definition: string }[] {
  return Object.entries(glossaryEn).map(([id, { name, definition }]) => ({
    name,
    address: termResource(id as TermId),
    definition,
  }))
}

/** A term as a reader wants it, by its id or a name; `null` where there is none. */
function termText(asked: string): string | null {
  const id = findTerm(asked)
  return id && termLines(id, termResource).join('\n')
}

const MAX_LISTED = 200
