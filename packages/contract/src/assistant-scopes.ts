/**
 * What an assistant may be granted for an account, each with the sentence that asks for it. Each tool needs
 * one of them. There is none for changing anything: the tools for accounts only read.
 */
export const ASSISTANT_SCOPES = [
  {
    scope: 'projects:read',
    sentence:
      'See your projects: their names and versions, tracks, devices, tempo, chords, arrangement, mix and findings.',
  },
  {
    scope: 'notes:read',
    sentence: 'Read the notes that you have written, clip by clip.',
  },
  {
    scope: 'library:read',
    sentence: 'Search and compare across all of your projects, to see your habits.',
  },
] as const

export type AssistantScope = (typeof ASSISTANT_SCOPES)[number]['scope']
