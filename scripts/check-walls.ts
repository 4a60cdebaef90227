import { join } from 'node:path'
import { type Arrow, circlesIn, pairsIn, readModuleGraph } from './module-graph.ts'
import { type House, HOUSES } from './walls.ts'

/** `npm run check:walls`: no import up or across, no circle of files, no two folders that import each other. */
const arrows = readModuleGraph(join(import.meta.dirname, '..'))
const faults = [
  ...HOUSES.flatMap((house) => arrows.flatMap((arrow) => faultOf(house, arrow) ?? [])),
  ...circlesIn(arrows).map((circle) => `These import each other, types included: ${circle.join(', ')}`),
  ...pairsIn(arrows, folderOf).map((pair) => `These import each other: ${pair}`),
]
for (const fault of faults) console.error(fault)
console.log(`${arrows.length} imports, ${faults.length} faults`)
if (faults.length > 0) process.exitCode = 1

function faultOf({ folder, floors }: House, { from, to }: Arrow): string | undefined {
  const [room, other] = [roomOf(folder, from), roomOf(folder, to)]
  const [floor, below] = [room, other].map((name) => floors.findIndex((rooms) => rooms.includes(name ?? '')))
  if (room === other || floor === undefined || below === undefined || floor < 0) return undefined
  return below >= 0 && below < floor ? undefined : `${from} imports ${to}: ${room} may not import ${other ?? folder}`
}

function roomOf(folder: string, file: string): string | undefined {
  return file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/')[0] : undefined
}

/** The folder in which a file stands: the first below a package's source, the first two below an app's. */
function folderOf(file: string): string | undefined {
  const [kind = '', name = '', source = '', ...rest] = file.split('/')
  const folders = rest.slice(0, -1).slice(0, kind === 'apps' ? 2 : 1)
  return folders.length > 0 ? [kind, name, source, ...folders].join('/') : undefined
}
