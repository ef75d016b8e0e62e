import type { RuleTester } from 'oxlint/plugins-dev'

type Rule = Parameters<RuleTester['run']>[1]

const MESSAGE =
  'Time is injected: a cluster has a clock of its own. Take a Clock (lib/time/clock.ts).'

/** Whoever asks the machine for the time is wrong in a cluster, and cannot be tested. */
const injected: Rule = {
  create: (context) => ({
    NewExpression(node) {
      const { callee, arguments: given } = node
      if (callee.type === 'Identifier' && callee.name === 'Date' && given.length === 0)
        context.report({ node, message: MESSAGE })
    },
    MemberExpression(node) {
      const { object, property } = node
      if (object.type !== 'Identifier' || object.name !== 'Date') return
      if (property.type === 'Identifier' && property.name === 'now')
        context.report({ node, message: MESSAGE })
    },
  }),
}

export default { meta: { name: 'clock' }, rules: { injected } }
