import type { Tool } from '../tools/tool.ts'

/** A way of working with her music that a person picks by name. */
export type Prompt = {
  readonly name: string
  readonly title: string
  readonly description: string
  /** Asks also for a section of the song. */
  readonly hasSection: boolean
  /** Tools whose answers the conversation starts with. */
  readonly starts: readonly { readonly tool: Tool; readonly input: Record<string, unknown> }[]
  readonly text: (project: string, section: string | undefined) => string
}
