/**
 * What an assistant may be granted for an account, each with the sentence that asks for it. A tool needs one of them;
 * looking up a term needs none. There is none for changing anything: the tools for accounts only read.
 */
export const ASSISTANT_SCOPES = [
  {
    /** projects_find, project_overview, project_tracks, track_detail, harmony_read, arrangement_read, findings_list, finding_lesson, mix_facts, saves_compare */
    scope: 'projects:read',
    sentence:
      'See your projects: their names and versions, tracks, devices, tempo, chords, arrangement, mix and findings.',
  },
  {
    /** clip_notes */
    scope: 'notes:read',
    sentence: 'Read the notes that you have written, clip by clip.',
  },
  {
    /** library_habits, music_search */
    scope: 'library:read',
    sentence: 'Search and compare across all of your projects, to see your habits.',
  },
] as const

export type AssistantScope = (typeof ASSISTANT_SCOPES)[number]['scope']
