import type { BuildContext } from './build-context.ts'
import type { AutomationDescription } from './description/automation-description.ts'

/** What the parts of one track share: its automation, and the ids that envelopes point to. */
export type TrackContext = BuildContext & {
  readonly automation: ReadonlyMap<string, AutomationDescription>
  /** `Id` of the automation target at a path: the same each time it is asked for. */
  readonly targetId: (path: string) => number
  /** The paths that `targetId` has been asked for. */
  readonly targets: ReadonlyMap<string, number>
  /** Notes that a parameter stands at a path. */
  readonly markWritten: (path: string) => void
  /** Throws where automation names a path at which no parameter was written. */
  readonly checkAutomation: (trackName: string) => void
}

export function createTrackContext(
  context: BuildContext,
  automation: readonly AutomationDescription[] = [],
): TrackContext {
  const targets = new Map<string, number>()
  const written = new Set<string>()
  return {
    ...context,
    automation: new Map(automation.map((one) => [one.parameter, one])),
    targets,
    targetId: (path) => {
      const id = targets.get(path) ?? context.nextId()
      targets.set(path, id)
      return id
    },
    markWritten: (path) => written.add(path),
    checkAutomation: (trackName) => {
      const lost = automation.find((one) => !written.has(one.parameter))
      if (lost) throw new Error(`Automation of "${lost.parameter}" names no parameter of the track "${trackName}".`)
    },
  }
}
