import type { Check } from '../check.ts'
import { audioUnits } from './audio-units.ts'
import { maxDevices } from './max-devices.ts'
import { oldGenerations } from './old-generations.ts'
import { plugInsNeeded } from './plug-ins-needed.ts'
import { vst2PlugIns } from './vst2-plug-ins.ts'

/** What another computer, or a later Live, needs to play the set as it is. */
export const NEEDED_ELSEWHERE: readonly Check[] = [plugInsNeeded, vst2PlugIns, audioUnits, maxDevices, oldGenerations]
