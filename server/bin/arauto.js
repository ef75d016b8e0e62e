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
  // What Node makes of our files is kept, for a start in half the time; threads learn of it by the variable.
  // Beside what was installed, because the system's folder for temporary files is everybody's.
  // oxlint-disable-next-line no-restricted-properties
  process.env.NODE_COMPILE_CACHE ??= `${import.meta.dirname}/../../node_modules/.cache/arauto`
  const { enableCompileCache } = await import('node:module')
  enableCompileCache()
  await import('../src/main.ts')
}
