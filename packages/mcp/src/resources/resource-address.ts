/** Address of a project and of what belongs to it. */
export function projectAddress(projectId: string): string {
  return `kvint://project/${encodeURIComponent(projectId)}`
}

/** Templates of everything that can be read by address (RFC 6570). */
export const RESOURCE_TEMPLATES = {
  project: 'kvint://project/{project}',
  report: 'kvint://project/{project}/report',
  arrangement: 'kvint://project/{project}/arrangement.svg',
  arrangementPng: 'kvint://project/{project}/arrangement.png',
  clip: 'kvint://project/{project}/clip/{clip}',
  notes: 'kvint://project/{project}/clip/{clip}/notes.svg',
  notesPng: 'kvint://project/{project}/clip/{clip}/notes.png',
  term: 'kvint://glossary/{term}',
} as const

/** The project that an address belongs to; `null` where it is no address of ours. */
export function projectOfAddress(uri: string): string | null {
  const [, id] = /^kvint:\/\/project\/([^/]+)/.exec(uri) ?? []
  return id === undefined ? null : decodeURIComponent(id)
}
