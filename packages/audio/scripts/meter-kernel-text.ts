import { KERNEL_PLACES, RUN, TAPS } from '../src/measure/kernel-places.ts'

/**
 * The inner loops of the meters as WebAssembly text (SIMD). Filter coefficients are read from memory, where the meters
 * write them: there is one truth for each of them, in TypeScript.
 */
export function meterKernelText(): string {
  return `(module
  (memory (export "memory") 2)
  ${bounds()}
  ${kWeightedPower()}
)`
}

/**
 * `bounds(runs, floor)`: for each run of 32 samples its highest sample, then how high the curve rebuilt at four times the
 * rate goes in it; where no sum of taps can reach over \`floor\`, the limit of that sum instead.
 */
function bounds(): string {
  const { line, peaks, curves, curveTaps } = KERNEL_PLACES
  const constants = ['half', 'even', 'odd'].flatMap((row) => [0, 1, 2, 3, 4, 5].map((k) => `$${row}${k}`))
  const rest = (k: number): string => `(v128.load offset=${4 * (TAPS - 1 - k)} (local.get $at))`
  const own = (k: number): string => `(v128.load offset=${4 * k} (local.get $at))`
  const add = (sum: string, k: number, value: string): string =>
    k === 0
      ? `(local.set ${sum} (f32x4.mul (local.get ${sum}0) ${value}))`
      : `(local.set ${sum} (f32x4.add (local.get ${sum}) (f32x4.mul (local.get ${sum}${k}) ${value})))`
  return `(func (export "bounds") (param $runs i32) (param $floor f32) (param $reach f32)
    (local $run i32) (local $at i32) (local $end i32) (local $top v128) (local $x v128) (local $limit f32)
    (local $half v128) (local $even v128) (local $odd v128)
    ${constants.map((name) => `(local ${name} v128)`).join(' ')}
    ${constants.map((name, k) => `(local.set ${name} (v128.load32_splat (i32.const ${curveTaps + 4 * k})))`).join('\n    ')}
    (local.set $at (i32.const ${line}))
    (loop $peaks
      (local.set $top (v128.const f32x4 0 0 0 0))
      ${Array.from({ length: RUN / 4 }, (_, k) => `(local.set $top (f32x4.pmax (local.get $top) (f32x4.abs (v128.load offset=${16 * k} (local.get $at)))))`).join('\n      ')}
      (f32.store offset=${peaks} (i32.shl (local.get $run) (i32.const 2)) ${highestLane('$top')})
      (local.set $at (i32.add (local.get $at) (i32.const ${4 * RUN})))
      (local.set $run (i32.add (local.get $run) (i32.const 1)))
      (br_if $peaks (i32.le_u (local.get $run) (local.get $runs))))
    (local.set $run (i32.const 0))
    (loop $run
      (local.set $limit (f32.mul (local.get $reach) (f32.max
        (f32.load offset=${peaks} (i32.shl (local.get $run) (i32.const 2)))
        (f32.load offset=${peaks + 4} (i32.shl (local.get $run) (i32.const 2))))))
      (if (f32.gt (local.get $limit) (local.get $floor)) (then
        (local.set $at (i32.add (i32.const ${line}) (i32.mul (local.get $run) (i32.const ${4 * RUN}))))
        (local.set $end (i32.add (local.get $at) (i32.const ${4 * RUN})))
        (local.set $top (v128.const f32x4 0 0 0 0))
        (loop $four
          ${[0, 1, 2, 3, 4, 5]
            .flatMap((k) => [
              `(local.set $x (f32x4.add ${own(k)} ${rest(k)}))`,
              add('$half', k, '(local.get $x)'),
              add('$even', k, '(local.get $x)'),
              add('$odd', k, `(f32x4.sub ${own(k)} ${rest(k)})`),
            ])
            .join('\n          ')}
          (local.set $top (f32x4.pmax (local.get $top) (f32x4.abs (local.get $half))))
          (local.set $top (f32x4.pmax (local.get $top)
            (f32x4.add (f32x4.abs (local.get $even)) (f32x4.abs (local.get $odd)))))
          (local.set $top (f32x4.pmax (local.get $top) (f32x4.abs ${own(6)})))
          (local.set $at (i32.add (local.get $at) (i32.const 16)))
          (br_if $four (i32.lt_u (local.get $at) (local.get $end))))
        (local.set $limit ${highestLane('$top')})))
      (f32.store offset=${curves} (i32.shl (local.get $run) (i32.const 2)) (local.get $limit))
      (local.set $run (i32.add (local.get $run) (i32.const 1)))
      (br_if $run (i32.lt_u (local.get $run) (local.get $runs)))))`
}

/**
 * \`power(frames)\`: both filters of K-weighting over two channels, one in each lane, in direct form II; the sums of
 * squares are left in memory, and so is the state.
 */
function kWeightedPower(): string {
  const { left, right, kFilter, kState, kSums } = KERNEL_PLACES
  const coefficients = ['$b0', '$b1', '$b2', '$a1', '$a2', '$c1', '$c2']
  const states = ['$w1', '$w2', '$v1', '$v2']
  const get = (name: string): string => `(local.get ${name})`
  const times = (a: string, b: string): string => `(f64x2.mul ${get(a)} ${get(b)})`
  return `(func (export "power") (param $frames i32)
    (local $at i32) (local $end i32) (local $x v128) (local $w v128) (local $y v128) (local $v v128) (local $sum v128)
    ${[...coefficients, ...states].map((name) => `(local ${name} v128)`).join(' ')}
    ${coefficients.map((name, k) => `(local.set ${name} (v128.load64_splat (i32.const ${kFilter + 8 * k})))`).join('\n    ')}
    ${states.map((name, k) => `(local.set ${name} (v128.load (i32.const ${kState + 16 * k})))`).join('\n    ')}
    (local.set $end (i32.shl (local.get $frames) (i32.const 2)))
    (loop $frame
      (local.set $x (f64x2.replace_lane 1
        (f64x2.splat (f64.promote_f32 (f32.load offset=${left} (local.get $at))))
        (f64.promote_f32 (f32.load offset=${right} (local.get $at)))))
      (local.set $w (f64x2.sub (f64x2.sub (local.get $x) ${times('$a2', '$w2')}) ${times('$a1', '$w1')}))
      (local.set $y (f64x2.add ${times('$b0', '$w')} (f64x2.add ${times('$b1', '$w1')} ${times('$b2', '$w2')})))
      (local.set $w2 (local.get $w1))
      (local.set $w1 (local.get $w))
      (local.set $v (f64x2.sub (f64x2.sub (local.get $y) ${times('$c2', '$v2')}) ${times('$c1', '$v1')}))
      (local.set $y (f64x2.add (f64x2.sub (local.get $v) (f64x2.add (local.get $v1) (local.get $v1))) (local.get $v2)))
      (local.set $v2 (local.get $v1))
      (local.set $v1 (local.get $v))
      (local.set $sum (f64x2.add (local.get $sum) (f64x2.mul (local.get $y) (local.get $y))))
      (local.set $at (i32.add (local.get $at) (i32.const 4)))
      (br_if $frame (i32.lt_u (local.get $at) (local.get $end))))
    ${states
      .map(
        (name, k) => `(v128.store (i32.const ${kState + 16 * k}) (v128.and (local.get ${name})
      (f64x2.ge (f64x2.abs (local.get ${name})) (v128.const f64x2 1e-25 1e-25))))`,
      )
      .join('\n    ')}
    (v128.store (i32.const ${kSums}) (local.get $sum)))`
}

function highestLane(name: string): string {
  const turned = (a: string, lanes: string): string => `(i8x16.shuffle ${lanes} ${a} ${a})`
  const two = `(f32x4.pmax (local.get ${name}) ${turned(`(local.get ${name})`, '8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7')})`
  return `(f32.max
        (f32x4.extract_lane 0 (local.tee ${name} ${two}))
        (f32x4.extract_lane 1 (local.get ${name})))`
}
