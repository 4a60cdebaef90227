import kernel from './generated/meter-kernel.json' with { type: 'json' }

/** The meters' inner loops in WebAssembly SIMD, with a memory of their own; `kernel-places.ts` says what lies where. */
export type MeterKernel = {
  readonly memory: WebAssembly.Memory
  readonly bounds: (runs: number, floor: number, reach: number) => void
  readonly power: (frames: number) => void
}

/** A new instance; null where there is no WebAssembly SIMD (Lockdown Mode, a strict policy): plain loops serve there. */
export function meterKernel(): MeterKernel | null {
  compiled ??= compile()
  return compiled.module && (new WebAssembly.Instance(compiled.module).exports as unknown as MeterKernel)
}

let compiled: { readonly module: WebAssembly.Module | null } | undefined

function compile(): { readonly module: WebAssembly.Module | null } {
  try {
    return { module: new WebAssembly.Module(Uint8Array.from(atob(kernel.wasm), (letter) => letter.charCodeAt(0))) }
  } catch {
    return { module: null }
  }
}
