/**
 * The fast Fourier transform as WebAssembly text (SIMD), in place over a memory of 32-bit floats: `size` real parts, as many
 * imaginary ones, then the turns (cosines, sines; those of a step of `half` points from place `half` on), then the pairs of
 * places to swap first, as numbers of bytes.
 */
export function fftKernelText(): string {
  return `(module
  (memory (export "memory") 1)
  (func (export "transform") (param $size i32) (param $swaps i32)
    (local $half i32) (local $im i32)
    (local.set $im (i32.shl (local.get $size) (i32.const 2)))
    (call $swap (i32.shl (local.get $size) (i32.const 4)) (local.get $swaps) (local.get $im))
    (call $fours (local.get $im))
    (local.set $half (i32.const 16))
    ;; Steps are taken two at a time: where they are odd, one goes alone.
    (if (i32.and (i32.ctz (local.get $size)) (i32.const 1)) (then
      (call $one (local.get $im))
      (local.set $half (i32.const 32))))
    (block $done (loop $each
      (br_if $done (i32.ge_u (local.get $half) (local.get $im)))
      (call $two (local.get $half) (local.get $im))
      (local.set $half (i32.shl (local.get $half) (i32.const 2)))
      (br $each))))
  ${swap()}
  ${fours()}
  ${one()}
  ${two()}
)`
}

/** Swaps the points of each pair. */
function swap(): string {
  const point = (place: string) => [`(local.get ${place})`, `(i32.add (local.get ${place}) (local.get $im))`]
  const [a, aIm] = point('$a')
  const [b, bIm] = point('$b')
  return `(func $swap (param $at i32) (param $count i32) (param $im i32)
    (local $a i32) (local $b i32) (local $kept f32)
    (block $done (loop $each
      (br_if $done (i32.eqz (local.get $count)))
      (local.set $a (i32.load (local.get $at)))
      (local.set $b (i32.load offset=4 (local.get $at)))
      (local.set $kept (f32.load ${a})) (f32.store ${a} (f32.load ${b})) (f32.store ${b} (local.get $kept))
      (local.set $kept (f32.load ${aIm})) (f32.store ${aIm} (f32.load ${bIm})) (f32.store ${bIm} (local.get $kept))
      (local.set $at (i32.add (local.get $at) (i32.const 8)))
      (local.set $count (i32.sub (local.get $count) (i32.const 1)))
      (br $each))))`
}

/** The first two steps, over four points each. */
function fours(): string {
  return `(func $fours (param $im i32)
    (local $at i32) (local $re v128) (local $i v128)
    (loop $each
      (local.set $re (v128.load (local.get $at)))
      (local.set $i (v128.load (i32.add (local.get $at) (local.get $im))))
      (local.set $re ${pairs('$re')})
      (local.set $i ${pairs('$i')})
      (v128.store (local.get $at) (f32x4.add ${lanes([0, 1, 0, 1], '$re', '$re')}
        (f32x4.mul ${lanes([2, 7, 2, 7], '$re', '$i')} (v128.const f32x4 1 1 -1 -1))))
      (v128.store (i32.add (local.get $at) (local.get $im)) (f32x4.add ${lanes([0, 1, 0, 1], '$i', '$i')}
        (f32x4.mul ${lanes([2, 7, 2, 7], '$i', '$re')} (v128.const f32x4 1 -1 -1 1))))
      (br_if $each (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 16))) (local.get $im)))))`
}

/** Sum and difference of each two neighbours. */
function pairs(name: string): string {
  return `(f32x4.add ${lanes([0, 0, 2, 2], name, name)} (f32x4.mul ${lanes([1, 1, 3, 3], name, name)} (v128.const f32x4 1 -1 1 -1)))`
}

function lanes(picked: readonly number[], one: string, other: string): string {
  const bytes = picked.flatMap((lane) => [0, 1, 2, 3].map((byte) => 4 * lane + byte))
  return `(i8x16.shuffle ${bytes.join(' ')} (local.get ${one}) (local.get ${other}))`
}

const turn = (re: string, im: string, cos: string, sin: string): { re: string; im: string } => ({
  re: `(f32x4.sub (f32x4.mul (local.get ${re}) (local.get ${cos})) (f32x4.mul (local.get ${im}) (local.get ${sin})))`,
  im: `(f32x4.add (f32x4.mul (local.get ${re}) (local.get ${sin})) (f32x4.mul (local.get ${im}) (local.get ${cos})))`,
})

/** The step of four points, alone. */
function one(): string {
  const turned = turn('$br', '$bi', '$c', '$s')
  return `(func $one (param $im i32)
    (local $at i32) (local $i i32) (local $c v128) (local $s v128)
    (local $ar v128) (local $ai v128) (local $br v128) (local $bi v128) (local $tr v128)
    (local.set $c (v128.load offset=16 (i32.mul (local.get $im) (i32.const 2))))
    (local.set $s (v128.load offset=16 (i32.mul (local.get $im) (i32.const 3))))
    (loop $each
      (local.set $i (i32.add (local.get $at) (local.get $im)))
      (local.set $ar (v128.load (local.get $at))) (local.set $ai (v128.load (local.get $i)))
      (local.set $br (v128.load offset=16 (local.get $at))) (local.set $bi (v128.load offset=16 (local.get $i)))
      (local.set $tr ${turned.re}) (local.set $bi ${turned.im})
      (v128.store (local.get $at) (f32x4.add (local.get $ar) (local.get $tr)))
      (v128.store (local.get $i) (f32x4.add (local.get $ai) (local.get $bi)))
      (v128.store offset=16 (local.get $at) (f32x4.sub (local.get $ar) (local.get $tr)))
      (v128.store offset=16 (local.get $i) (f32x4.sub (local.get $ai) (local.get $bi)))
      (br_if $each (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 32))) (local.get $im)))))`
}

/** Two steps at once, of `half` points (in bytes) and of twice as many: four points a quarter apart are read and written once. */
function two(): string {
  const points = ['a', 'b', 'c', 'd']
  const load = points
    .map(
      (point) => `(local.set $${point}r (v128.load (local.get $${point})))
          (local.set $${point}i (v128.load (i32.add (local.get $${point}) (local.get $im))))`,
    )
    .join('\n          ')
  const turnBy = (point: string, by: string): string => {
    const { re, im } = turn(`$${point}r`, `$${point}i`, `$c${by}`, `$s${by}`)
    return `(local.set $t ${re}) (local.set $${point}i ${im}) (local.set $${point}r (local.get $t))`
  }
  /** Sum into the first, difference into the second. */
  const butterfly = (one: string, other: string): string =>
    ['r', 'i']
      .map(
        (part) => `(local.set $t (local.get $${one}${part}))
          (local.set $${one}${part} (f32x4.add (local.get $t) (local.get $${other}${part})))
          (local.set $${other}${part} (f32x4.sub (local.get $t) (local.get $${other}${part})))`,
      )
      .join('\n          ')
  const store = (point: string, re: string, im: string): string =>
    `(v128.store (local.get $${point}) ${re}) (v128.store (i32.add (local.get $${point}) (local.get $im)) ${im})`
  const get = (name: string): string => `(local.get ${name})`
  return `(func $two (param $half i32) (param $im i32)
    (local $start i32) (local $k i32) (local $cos i32) (local $sin i32) (local $t v128)
    ${points.map((point) => `(local $${point} i32) (local $${point}r v128) (local $${point}i v128)`).join(' ')}
    (local $c1 v128) (local $s1 v128) (local $c2 v128) (local $s2 v128)
    (loop $block
      (local.set $k (i32.const 0))
      (local.set $a (local.get $start))
      (local.set $b (i32.add (local.get $a) (local.get $half)))
      (local.set $c (i32.add (local.get $b) (local.get $half)))
      (local.set $d (i32.add (local.get $c) (local.get $half)))
      (local.set $cos (i32.add (i32.mul (local.get $im) (i32.const 2)) (local.get $half)))
      (local.set $sin (i32.add (local.get $cos) (local.get $im)))
      (loop $four
          (local.set $c1 (v128.load (local.get $cos)))
          (local.set $s1 (v128.load (local.get $sin)))
          (local.set $c2 (v128.load (i32.add (local.get $cos) (local.get $half))))
          (local.set $s2 (v128.load (i32.add (local.get $sin) (local.get $half))))
          ${load}
          ${turnBy('b', '1')}
          ${turnBy('d', '1')}
          ${butterfly('a', 'b')}
          ${butterfly('c', 'd')}
          ${turnBy('c', '2')}
          ${turnBy('d', '2')}
          ${store('a', `(f32x4.add ${get('$ar')} ${get('$cr')})`, `(f32x4.add ${get('$ai')} ${get('$ci')})`)}
          ${store('c', `(f32x4.sub ${get('$ar')} ${get('$cr')})`, `(f32x4.sub ${get('$ai')} ${get('$ci')})`)}
          ;; The fourth is turned by a quarter more.
          ${store('b', `(f32x4.add ${get('$br')} ${get('$di')})`, `(f32x4.sub ${get('$bi')} ${get('$dr')})`)}
          ${store('d', `(f32x4.sub ${get('$br')} ${get('$di')})`, `(f32x4.add ${get('$bi')} ${get('$dr')})`)}
          ${[...points, 'cos', 'sin'].map((name) => `(local.set $${name} (i32.add (local.get $${name}) (i32.const 16)))`).join('\n          ')}
          (br_if $four (i32.lt_u (local.tee $k (i32.add (local.get $k) (i32.const 16))) (local.get $half))))
      (br_if $block (i32.lt_u (local.tee $start (i32.add (local.get $start) (i32.shl (local.get $half) (i32.const 2))))
        (local.get $im)))))`
}
