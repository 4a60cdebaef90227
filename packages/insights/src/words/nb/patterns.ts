import { arrangementNb } from './arrangement.ts'
import { automationNb } from './automation.ts'
import { colourNb } from './colour.ts'
import { devicesNb } from './devices.ts'
import { dynamicsNb } from './dynamics.ts'
import { filesNb } from './files.ts'
import { gainNb } from './gain.ts'
import { harmonyNb } from './harmony.ts'
import { partsNb } from './parts.ts'
import { heardNb } from './heard.ts'
import { hygieneNb } from './hygiene.ts'
import { keysNb } from './keys.ts'
import { lowEndNb } from './low-end.ts'
import { masterNb } from './master.ts'
import { midiNb } from './midi.ts'
import { rhythmNb } from './rhythm.ts'
import { sharedNb } from './shared.ts'
import { spaceNb } from './space.ts'
import { stereoNb } from './stereo.ts'
import { strengthsNb } from './strengths.ts'
import { warpNb } from './warp.ts'
import { readingsNb } from './readings.ts'
import { ROLES_NB } from './roles.ts'

/** The Norwegian of each pattern that checks and their honesty lines say. */
export const PATTERNS_NB: Readonly<Record<string, string>> = {
  ...arrangementNb,
  ...automationNb,
  ...colourNb,
  ...devicesNb,
  ...dynamicsNb,
  ...filesNb,
  ...gainNb,
  ...harmonyNb,
  ...partsNb,
  ...heardNb,
  ...hygieneNb,
  ...keysNb,
  ...lowEndNb,
  ...masterNb,
  ...midiNb,
  ...rhythmNb,
  ...sharedNb,
  ...spaceNb,
  ...stereoNb,
  ...strengthsNb,
  ...warpNb,
  ...readingsNb,
  ...ROLES_NB,
}
