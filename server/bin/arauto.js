#!/usr/bin/env node
// Plain JavaScript that any Node can read, so that an old one gets a sentence instead of a stack trace.
const [major] = process.versions.node.split('.').map(Number)
if (major < 24) {
  console.error(
    `O Arauto precisa do Node 24 ou mais novo (este é o ${process.versions.node}).\n` +
      'Use npx arauto na pasta do projeto: ele traz o Node certo consigo.',
  )
  process.exitCode = 1
} else {
  const { argv, env, execArgv, execPath, platform } = process // oxlint-disable-line no-restricted-properties
  const modules = new URL('own-modules.js', import.meta.url).href
  // glibc gives each thread an arena of its own, and keeps what is freed in it, more and more of it as blocks grow. Told
  // the usual 128 KiB, it does not learn to keep more. It reads this only as a process starts, so what runs many threads
  // starts again, in place. Who sets the first sets both.
  const readers = ['importar', 'historico', 'coletar', 'espelhar', 'reindexar']
  const threaded = ['servir', 'demo', ...readers].includes(argv[2])
  // Where every pattern reads thousands of acts, V8 need not interpret each before it compiles it, and again for texts
  // with wide letters. Told so once patterns have run, it crashes, so it is told as it starts.
  const patterns = readers.includes(argv[2]) ? ['--no-regexp-tier-up'] : []
  if (threaded && platform === 'linux' && env.MALLOC_ARENA_MAX === undefined)
    process.execve(
      execPath,
      [execPath, ...patterns, ...execArgv, `--import=${modules}`, ...argv.slice(1)],
      { ...env, MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' },
    )
  // What Node makes of our files is kept, for a start in half the time; threads learn of it by the variable.
  // Beside what was installed, because the system's folder for temporary files is everybody's.
  env.NODE_COMPILE_CACHE ??= `${import.meta.dirname}/../../node_modules/.cache/arauto`
  const { enableCompileCache } = await import('node:module')
  enableCompileCache()
  await import(modules)
  await import('../src/main.ts')
}
