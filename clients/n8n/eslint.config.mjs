import { config } from '@n8n/node-cli/eslint'

/* Everything that n8n requires of a node, also in its cloud, except for three rules. */
export default [
  ...config,
  { ignores: ['test/**', '*.config.mts'] },
  {
    files: ['package.json', 'credentials/*.ts'],
    rules: {
      // It requires MIT; this has the project's licence.
      'n8n-nodes-base/community-package-json-license-not-default': 'off',
      // There is no public page to name yet.
      '@n8n/community-nodes/require-homepage': 'off',
      'n8n-nodes-base/cred-class-field-documentation-url-missing': 'off',
    },
  },
]
