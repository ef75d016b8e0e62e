import { config } from '@n8n/node-cli/eslint'

/* Everything that n8n wants of a node, its cloud included, but for three rules. */
export default [
  ...config,
  { ignores: ['test/**', '*.config.mts'] },
  {
    files: ['package.json', 'credentials/*.ts'],
    rules: {
      // It wants MIT; this is under the licence of the project.
      'n8n-nodes-base/community-package-json-license-not-default': 'off',
      // There is no public page to name yet.
      '@n8n/community-nodes/require-homepage': 'off',
      'n8n-nodes-base/cred-class-field-documentation-url-missing': 'off',
    },
  },
]
