import { boxOf, type Glyph, glyphBytes } from './glyph.ts'

export type Face = {
  readonly family: string
  readonly ascent: number
  readonly descent: number
  readonly glyphs: readonly Glyph[]
}

/**
 * A TrueType file with the ten tables that browsers ask for.
 * Layout of each: OpenType specification 1.9, chapter "Font tables".
 */
export function trueType({ family, ascent, descent, glyphs }: Face): Buffer {
  const all: readonly Glyph[] = [
    { codePoint: 0, advance: 500, contours: [] },
    ...glyphs.toSorted((a, b) => a.codePoint - b.codePoint),
  ]
  const outlines = all.map(glyphBytes)
  const box = boxOf(all.flatMap((glyph) => glyph.contours))
  const points = all.map((glyph) => glyph.contours.flat().length)
  const widest = Math.max(...all.map((glyph) => glyph.advance))

  const tables: Record<string, Buffer> = {
    'OS/2': fields(
      [u16, 4],
      [u16, 500],
      [u16, 400],
      [u16, 5],
      [u16, 0],
      ...[650, 600, 0, 75, 650, 600, 0, 350, 50, 250].map((value): Field => [u16, value]),
      [u16, 0],
      ...Array.from({ length: 10 }, (): Field => [u8, 0]),
      ...[0, 0, 0, 0].map((value): Field => [u32, value]),
      [u32, 0x4b564e54],
      [u16, 0x40],
      [u16, Math.min(0xffff, glyphs[0]?.codePoint ?? 0)],
      [u16, 0xffff],
      [u16, ascent],
      [u16, -descent],
      [u16, 0],
      [u16, ascent],
      [u16, descent],
      [u32, 0],
      [u32, 0],
      [u16, 500],
      [u16, 700],
      [u16, 0],
      [u16, 0x20],
      [u16, 1],
    ),
    cmap: cmap(all),
    glyf: Buffer.concat(outlines),
    head: fields(
      [u32, 0x00010000],
      [u32, 0x00010000],
      [u32, 0],
      [u32, 0x5f0f3cf5],
      [u16, 3],
      [u16, 1000],
      [u32, 0],
      [u32, 0],
      [u32, 0],
      [u32, 0],
      [u16, box.xMin],
      [u16, box.yMin],
      [u16, box.xMax],
      [u16, box.yMax],
      [u16, 0],
      [u16, 8],
      [u16, 2],
      [u16, 1],
      [u16, 0],
    ),
    hhea: fields(
      [u32, 0x00010000],
      [u16, ascent],
      [u16, -descent],
      [u16, 0],
      [u16, widest],
      [u16, 0],
      [u16, 0],
      [u16, box.xMax],
      [u16, 1],
      ...Array.from({ length: 7 }, (): Field => [u16, 0]),
      [u16, all.length],
    ),
    hmtx: fields(
      ...all.flatMap((glyph): Field[] => [
        [u16, glyph.advance],
        [u16, glyph.contours.length > 0 ? boxOf(glyph.contours).xMin : 0],
      ]),
    ),
    loca: fields(...offsets(outlines).map((value): Field => [u32, value])),
    maxp: fields(
      [u32, 0x00010000],
      [u16, all.length],
      [u16, Math.max(...points)],
      [u16, Math.max(...all.map((glyph) => glyph.contours.length))],
      [u16, 0],
      [u16, 0],
      [u16, 2],
      ...Array.from({ length: 8 }, (): Field => [u16, 0]),
    ),
    name: nameTable([
      [1, family],
      [2, 'Regular'],
      [3, `${family} 1`],
      [4, family],
      [5, 'Version 1.0'],
      [6, family.replaceAll(' ', '')],
    ]),
    post: fields([u32, 0x00030000], [u32, 0], [u16, -100], [u16, 50], [u32, 0], [u32, 0], [u32, 0], [u32, 0], [u32, 0]),
  }
  return assemble(tables)
}

type Field = readonly [bytes: number, value: number]
const u8 = 1
const u16 = 2
const u32 = 4

function fields(...list: readonly Field[]): Buffer {
  return Buffer.from(
    list.flatMap(([bytes, value]) =>
      Array.from({ length: bytes }, (_, index) => (value >>> (8 * (bytes - 1 - index))) & 0xff),
    ),
  )
}

function offsets(outlines: readonly Buffer[]): number[] {
  let at = 0
  return [0, ...outlines.map((outline) => (at += outline.length))]
}

/** Format 12 (all planes), which every browser reads. */
function cmap(glyphs: readonly Glyph[]): Buffer {
  const groups = glyphs.slice(1).flatMap((glyph, index): Field[] => [
    [u32, glyph.codePoint],
    [u32, glyph.codePoint],
    [u32, index + 1],
  ])
  return fields(
    [u16, 0],
    [u16, 1],
    [u16, 3],
    [u16, 10],
    [u32, 12],
    [u16, 12],
    [u16, 0],
    [u32, 16 + groups.length * 4],
    [u32, 0],
    [u32, groups.length / 3],
    ...groups,
  )
}

function nameTable(names: readonly (readonly [id: number, text: string])[]): Buffer {
  const texts = names.map(([, text]) => Buffer.from(text, 'utf16le').swap16())
  const starts = offsets(texts)
  return Buffer.concat([
    fields([u16, 0], [u16, names.length], [u16, 6 + names.length * 12]),
    ...names.map(([id], index) =>
      fields([u16, 3], [u16, 1], [u16, 0x409], [u16, id], [u16, texts[index]?.length ?? 0], [u16, starts[index] ?? 0]),
    ),
    ...texts,
  ])
}

function assemble(tables: Readonly<Record<string, Buffer>>): Buffer {
  const tags = Object.keys(tables).toSorted()
  const power = 2 ** Math.floor(Math.log2(tags.length))
  let at = 12 + tags.length * 16
  const directory = [
    fields(
      [u32, 0x00010000],
      [u16, tags.length],
      [u16, power * 16],
      [u16, Math.log2(power)],
      [u16, (tags.length - power) * 16],
    ),
  ]
  const bodies: Buffer[] = []
  for (const tag of tags) {
    const table = tables[tag] ?? Buffer.alloc(0)
    const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)])
    directory.push(Buffer.from(tag, 'latin1'), fields([u32, checksum(padded)], [u32, at], [u32, table.length]))
    bodies.push(padded)
    at += padded.length
  }
  const file = Buffer.concat([...directory, ...bodies])
  const head = tags
    .slice(0, tags.indexOf('head'))
    .reduce((sum, tag) => sum + padTo4(tables[tag]?.length ?? 0), 12 + tags.length * 16)
  file.writeUInt32BE((0xb1b0afba - checksum(file)) >>> 0, head + 8)
  return file
}

function padTo4(length: number): number {
  return length + ((4 - (length % 4)) % 4)
}

function checksum(bytes: Buffer): number {
  let sum = 0
  for (let index = 0; index < bytes.length; index += 4) sum = (sum + bytes.readUInt32BE(index)) >>> 0
  return sum
}
