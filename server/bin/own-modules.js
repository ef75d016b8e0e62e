import { registerHooks } from 'node:module'

// Our own files name each other whole, as they lie beside each other. Node would look for a folder, a package and a link
// behind each name: a third of the processor time that loading takes, in every thread. Preloaded, threads have it, too.
const OURS = new URL('..', import.meta.url).href
const ROOMS = ['src/', 'engine/', 'demo/'].map((room) => OURS + room)
/** Of what an installation has: TypeScript, or what the package of npm makes of it. */
const FORMATS = new Map([
  ['.ts', 'module-typescript'],
  ['.js', 'module'],
])

registerHooks({
  resolve(name, context, next) {
    const format = name.startsWith('.') ? FORMATS.get(name.slice(-3)) : undefined
    if (format === undefined || !ROOMS.some((room) => context.parentURL?.startsWith(room)))
      return next(name, context)
    return { url: new URL(name, context.parentURL).href, format, shortCircuit: true }
  },
})
