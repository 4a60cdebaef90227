import type { SampleReference } from '@kvint/als'
import type { Hearing } from '@kvint/audio'
import type { HeardBounce } from '@kvint/insights'
import type { Report } from '@kvint/report'
import type { FactIndex } from './fact-lookup.ts'
import type { Glance } from './glance.ts'
import type { AskSet } from './set-questions.ts'
import type { SampleCheck } from './sample-files.ts'

/**
 * The projects that an assistant may read: an account's, or those of a folder on disk. Tools, resources and prompts
 * know nothing else of where the music comes from.
 */
export type ProjectLibrary = {
  /** How the library is called to a person: `Demo library`, `Sets in ~/Music/Ableton`. */
  readonly title: string
  /** All projects, the one saved last first. Cheap: it opens no set. */
  readonly list: () => Promise<readonly ProjectEntry[]>
  /** One save of a project with its report; the newest where `saveId` is absent. */
  readonly open: (projectId: string, saveId: string | undefined, work: Work) => Promise<Opening>
  /** Reads a set that is not in the library yet; absent where the library takes none in. */
  readonly analyse?: (source: SetSource, work: Work) => Promise<Opening>
  /** Facts of all projects without opening one; absent where each must be opened. */
  readonly facts?: (work: Work) => Promise<FactIndex>
  /** What its projects sound like; absent where no sound and no figures of one are kept. */
  readonly sounds?: SoundShelf
  /** Which samples of the newest saves are on disk, of some projects or of all; absent where the library stands on no disk. */
  readonly missingSamples?: (
    projectIds: readonly string[] | null,
    work: Work,
  ) => Promise<{ readonly checks: readonly SampleCheck[]; readonly leftOut: readonly string[] }>
  /** What a person should know of the library as a whole, such as links that are not followed. */
  readonly remarks?: () => readonly string[]
  /** Tells of new and changed projects until the returned function is called. */
  readonly watch: (listener: (change: LibraryChange) => void) => () => void
}

export type ProjectEntry = {
  /** Stable, made of letters, digits, `-` and `_`. */
  readonly id: string
  readonly name: string
  /** The newest first; never empty. */
  readonly saves: readonly SaveEntry[]
  /** What is known without opening it: `null` until a save was analysed. */
  readonly glance: Glance | null
}

export type SaveEntry = {
  readonly id: string
  readonly fileName: string
  /** ISO 8601; `null` where no one knows. */
  readonly savedAt: string | null
  readonly bytes: number
}

export type Opening =
  | { readonly kind: 'project'; readonly project: OpenProject }
  | { readonly kind: 'problem'; readonly message: string }

export type OpenProject = {
  readonly entry: ProjectEntry
  readonly save: SaveEntry
  readonly report: Report
  /** Asks the set itself for what the report leaves out; it is read when first asked. */
  readonly ask: AskSet
}

/** A set to read: a file on the machine that serves the library, or one that was uploaded to the account. */
export type SetSource =
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'upload'; readonly uploadId: string }

/** What a long piece of work needs from its caller. */
export type Work = {
  readonly signal: AbortSignal
  readonly progress: (done: number, total: number, message: string) => void
}

export type LibraryChange = { readonly kind: 'list' } | { readonly kind: 'project'; readonly projectId: string }

/** What a library's projects sound like: files on disk that are heard when asked for, or figures that were kept. */
export type SoundShelf = {
  /** Bounces of a project, the newest first. Cheap: it hears none. */
  readonly bounces: (project: OpenProject) => Promise<readonly BounceEntry[]>
  /** Hears a bounce, laid on the project's set; `name` as `bounces` lists it, or a path where the library reads paths. */
  readonly hear: (project: OpenProject, name: string, work: Work) => Promise<HeardOnSet>
  /** Hears the sample of an audio clip; absent where only figures of bounces are kept. */
  readonly sample?: (project: OpenProject, sample: SampleReference, work: Work) => Promise<HeardSample>
}

export type BounceEntry = {
  readonly name: string
  /** ISO 8601. */
  readonly madeAt: string
}

export type HeardOnSet =
  | { readonly kind: 'bounce'; readonly name: string; readonly bounce: HeardBounce }
  | { readonly kind: 'problem'; readonly message: string }

export type HeardSample =
  | {
      readonly kind: 'sample'
      /** Path from the project folder, `/` between folders. */
      readonly path: string
      readonly bytes: number
      readonly hearing: Hearing
    }
  | { readonly kind: 'problem'; readonly message: string }
