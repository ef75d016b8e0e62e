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
  await import('../src/main.ts')
}
