/**
 * The inner loops of the notes’ network as WebAssembly text (SIMD). Both slide a kernel over a line of 32-bit floats; `step`
 * is how far the line moves from one place to the next, in bytes, `taps` how many numbers the kernel has. What they give is
 * added to what stands at `out`.
 */
export function noteKernelText(): string {
  return `(module
  (memory (export "memory") 1)
  ${slide()}
  ${dots()}
)`
}

const PLACES = [0, 1, 2, 3]

/** `slide`: eight outputs a place, four places at once; the kernel lies tap by tap, eight numbers each. */
function slide(): string {
  const sums = PLACES.flatMap((place) => [`$low${place}`, `$high${place}`])
  const outputs = (instruction: (sum: string, address: string) => string): string =>
    PLACES.map((place) => {
      const address = `(i32.add (local.get $out) (i32.mul (local.get $gap) (i32.const ${place})))`
      return `${instruction(`$low${place}`, address)} ${instruction(`$high${place}`, `(i32.add ${address} (i32.const 16))`)}`
    }).join('\n        ')
  const add = (sum: string, weights: string): string =>
    `(local.set ${sum} (f32x4.add (local.get ${sum}) (f32x4.mul (local.get $x) (local.get ${weights}))))`
  return `(func (export "slide") (param $line i32) (param $kernel i32) (param $out i32)
      (param $places i32) (param $step i32) (param $taps i32) (param $gap i32)
    (local $tap i32) (local $at i32) (local $x v128) (local $first v128) (local $second v128)
    ${PLACES.map((place) => `(local $line${place} i32)`).join(' ')}
    ${sums.map((name) => `(local ${name} v128)`).join(' ')}
    (loop $four
      ${PLACES.map((place) => `(local.set $line${place} (i32.add (local.get $line) (i32.mul (local.get $step) (i32.const ${place}))))`).join('\n      ')}
      (local.set $at (local.get $kernel))
      (local.set $tap (local.get $taps))
        ${outputs((sum, address) => `(local.set ${sum} (v128.load align=4 ${address}))`)}
      (loop $each
        (local.set $first (v128.load align=4 (local.get $at)))
        (local.set $second (v128.load offset=16 align=4 (local.get $at)))
        ${PLACES.map(
          (place) => `(local.set $x (v128.load32_splat (local.get $line${place})))
        ${add(`$low${place}`, '$first')} ${add(`$high${place}`, '$second')}
        (local.set $line${place} (i32.add (local.get $line${place}) (i32.const 4)))`,
        ).join('\n        ')}
        (local.set $at (i32.add (local.get $at) (i32.const 32)))
        (br_if $each (local.tee $tap (i32.sub (local.get $tap) (i32.const 1)))))
        ${outputs((sum, address) => `(v128.store align=4 ${address} (local.get ${sum}))`)}
      (local.set $line (i32.add (local.get $line) (i32.mul (local.get $step) (i32.const 4))))
      (local.set $out (i32.add (local.get $out) (i32.mul (local.get $gap) (i32.const 4))))
      (br_if $four (i32.gt_s (local.tee $places (i32.sub (local.get $places) (i32.const 4))) (i32.const 0)))))`
}

/** `dots`: one output a place; four taps at once, of four places as long as there are so many. */
function dots(): string {
  const load = (address: string): string => `(v128.load align=4 (i32.add (local.get ${address}) (local.get $tap)))`
  const add = (place: number): string =>
    `(local.set $sum${place} (f32x4.add (local.get $sum${place}) (f32x4.mul ${load(`$line${place}`)} (local.get $x))))`
  const store = (place: number): string => {
    const lane = (at: number): string => `(f32x4.extract_lane ${at} (local.get $sum${place}))`
    return `(f32.store offset=${4 * place} (local.get $out) (f32.add (f32.load offset=${4 * place} (local.get $out)) (f32.add
        (f32.add ${lane(0)} ${lane(1)}) (f32.add ${lane(2)} ${lane(3)}))))`
  }
  const run = (places: readonly number[]): string =>
    `${places
      .map(
        (place) => `(local.set $sum${place} (v128.const f32x4 0 0 0 0))
      (local.set $line${place} (i32.add (local.get $line) (i32.mul (local.get $step) (i32.const ${place}))))`,
      )
      .join('\n      ')}
      (local.set $tap (i32.const 0))
      (loop $taps
        (local.set $x ${load('$kernel')})
        ${places.map(add).join('\n        ')}
        (br_if $taps (i32.lt_u (local.tee $tap (i32.add (local.get $tap) (i32.const 16)))
          (i32.shl (local.get $taps) (i32.const 2)))))
      ${places.map(store).join('\n      ')}
      (local.set $line (i32.add (local.get $line) (i32.mul (local.get $step) (i32.const ${places.length}))))
      (local.set $out (i32.add (local.get $out) (i32.const ${4 * places.length})))
      (local.set $places (i32.sub (local.get $places) (i32.const ${places.length})))`
  return `(func (export "dots") (param $line i32) (param $kernel i32) (param $out i32)
      (param $places i32) (param $step i32) (param $taps i32)
    (local $tap i32) (local $x v128)
    ${PLACES.map((place) => `(local $line${place} i32) (local $sum${place} v128)`).join(' ')}
    (block $few (loop $four
      (br_if $few (i32.lt_s (local.get $places) (i32.const 4)))
      ${run(PLACES)}
      (br $four)))
    (block $none (loop $one
      (br_if $none (i32.lt_s (local.get $places) (i32.const 1)))
      ${run([0])}
      (br $one))))`
}
