/**
 * Packs the learned weights of basic-pitch for `src/notes/note-network.ts`:
 *
 *   npm pack @spotify/basic-pitch@1.0.1 && tar xzf spotify-basic-pitch-1.0.1.tgz
 *   node packages/audio/scripts/pack-note-weights.ts package/model
 *
 * The kernels of its constant-Q transform, nine tenths of its numbers, are left out: `constant-q.ts` works them out.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv } from 'node:process'
import type { PackedMatrix } from '@kvint/theory/unpack-weights'

type Stored = { readonly name: string; readonly shape: readonly number[]; readonly dtype: string }

/** Kernels `[time, bins, channels, outputs]` as columns of outputs, and their biases, by the graph's own names. */
const LAYERS = {
  stack: ['conv2d_1/Conv2D_weights', 'conv2d_1/Conv2D_bn_offset'],
  contour: ['contours-reduced/Conv2D/ReadVariableOp', 'contours-reduced/BiasAdd/ReadVariableOp'],
  noteInner: ['conv2d_2/Conv2D/ReadVariableOp', 'conv2d_2/BiasAdd/ReadVariableOp'],
  note: ['conv2d_3/Conv2D/ReadVariableOp', 'conv2d_3/BiasAdd/ReadVariableOp'],
  onsetInner: ['conv2d_4/Conv2D_weights', 'conv2d_4/Conv2D_bn_offset'],
  onset: ['conv2d_5/Conv2D/ReadVariableOp', 'conv2d_5/BiasAdd/ReadVariableOp'],
} as const

const folder = argv[2]
if (!folder) throw new Error('Name the folder that holds model.json.')
const model = JSON.parse(readFileSync(join(folder, 'model.json'), 'utf8')) as {
  readonly weightsManifest: readonly [{ readonly paths: readonly string[]; readonly weights: readonly Stored[] }]
}
const [{ paths, weights }] = model.weightsManifest
const bytes = Buffer.concat(paths.map((path) => readFileSync(join(folder, path))))
const tensors = new Map<string, { readonly shape: readonly number[]; readonly values: readonly number[] }>()
let offset = 0
for (const { name, shape, dtype } of weights) {
  const count = shape.reduce((product, size) => product * size, 1)
  const from = offset
  if (dtype === 'float32')
    tensors.set(name.replace('StatefulPartitionedCall/model_1/', ''), {
      shape,
      values: Array.from({ length: count }, (_, i) => bytes.readFloatLE(from + 4 * i)),
    })
  offset += 4 * count
}
const tensor = (name: string) => {
  const found = tensors.get(name)
  if (!found) throw new Error(`The model has no ${name}: is it basic-pitch 1.0.1?`)
  return found
}
const [scale] = tensor('batch_normalization/FusedBatchNormV3/Scaled').values
const [shift] = tensor('batch_normalization/FusedBatchNormV3/Offset').values
const layers = Object.fromEntries(
  Object.entries(LAYERS).map(([layer, [kernel, bias]]) => [
    layer,
    { kernel: pack(tensor(kernel)), bias: tensor(bias).values.map((value) => round(value)) },
  ]),
)
const target = new URL('../src/notes/generated/note-weights.json', import.meta.url)
writeFileSync(target, `${JSON.stringify({ scale: round(scale ?? 0), shift: round(shift ?? 0), layers })}\n`)

/** Signed bytes with one scale an output. */
function pack({
  shape,
  values,
}: {
  readonly shape: readonly number[]
  readonly values: readonly number[]
}): PackedMatrix {
  const outputs = shape.at(-1) ?? 1
  const most = new Float64Array(outputs)
  values.forEach((value, i) => (most[i % outputs] = Math.max(most[i % outputs] as number, Math.abs(value))))
  const scales = Array.from(most, (value) => round(value / 127))
  const packed = Int8Array.from(values, (value, i) => Math.round(value / (scales[i % outputs] as number)))
  return { bytes: Buffer.from(packed.buffer).toString('base64'), scales }
}

function round(value: number): number {
  return Number(value.toPrecision(7))
}
