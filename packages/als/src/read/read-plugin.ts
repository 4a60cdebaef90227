import type { PluginIdentity } from '../model/device.ts'
import { child, descend, elements, numberAt, numberOrNull, textOf, type Tape } from '../xml/tape.ts'
import { decodePercent } from './decode-percent.ts'
import { T } from './tags.ts'

/** What plug-in a `PluginDevice` or `AuPluginDevice` holds; `null` where its description is empty. */
export function readPlugin(tape: Tape, device: number): PluginIdentity | null {
  const description = child(tape, device, T.PluginDesc)
  const vst2 = child(tape, description, T.VstPluginInfo)
  if (vst2 >= 0) {
    const file = textOf(tape, vst2, T.Path) || textOf(tape, vst2, T.FileName)
    return {
      format: 'vst2',
      name: textOf(tape, vst2, T.PlugName) || baseName(file),
      maker: browsedMaker(tape, device),
      uniqueId: idOf(numberOrNull(tape, vst2, T.UniqueId)),
    }
  }
  const vst3 = child(tape, description, T.Vst3PluginInfo)
  if (vst3 >= 0) {
    return {
      format: 'vst3',
      name: textOf(tape, vst3, T.Name),
      maker: browsedMaker(tape, device),
      uniqueId: readUid(tape, child(tape, vst3, T.Uid)),
    }
  }
  const au = child(tape, description, T.AuPluginInfo)
  if (au < 0) return null
  return {
    format: 'au',
    name: textOf(tape, au, T.Name),
    maker: textOf(tape, au, T.Manufacturer) || browsedMaker(tape, device),
    uniqueId: null,
  }
}

/**
 * Where the plug-in was dragged from in Live's browser, `query:Plugins#VST3:Maker:Name`, or `view:X-Plugins#Maker:Name` from
 * Live 12 on. VST2 lie in folders there, whose names are the producer's.
 */
function browsedMaker(tape: Tape, device: number): string | null {
  const context = descend(tape, device, T.SourceContext, T.Value, T.BranchSourceContext)
  const path = textOf(tape, context, T.BrowserContentPath)
  const maker = /^(?:query:Plugins#(?:VST3|AUv[23]|Audio%20Units):|view:X-Plugins#)([^:]+):/.exec(path)?.[1]
  return maker === undefined ? null : decodePercent(maker)
}

function idOf(value: number | null): string | null {
  return value === null ? null : String(value)
}

/** Four signed 32-bit numbers: `Fields.0` … `Fields.3`. */
function readUid(tape: Tape, uid: number): string | null {
  const fields = elements(tape, uid).map((field) => numberAt(tape, field))
  if (fields.length !== 4 || fields.some(Number.isNaN)) return null
  return fields.map((field) => (field >>> 0).toString(16).padStart(8, '0')).join('')
}

function baseName(path: string): string {
  return path
    .slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)
    .replace(/\.(dll|vst|vst3|component)$/i, '')
}
