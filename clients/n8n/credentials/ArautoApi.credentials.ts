import type {
  IAuthenticateGeneric,
  ICredentialTestRequest,
  ICredentialType,
  INodeProperties,
  Icon,
} from 'n8n-workflow'

/** The address of a service and a key for it. */
export class ArautoApi implements ICredentialType {
  name = 'arautoApi'
  displayName = 'Arauto API'
  icon: Icon = { light: 'file:../icons/arauto.svg', dark: 'file:../icons/arauto.dark.svg' }

  properties: INodeProperties[] = [
    {
      displayName: 'Base URL',
      name: 'baseUrl',
      type: 'string',
      default: '',
      required: true,
      placeholder: 'https://arauto.example.org/api/v1',
      description: 'Address of the service with its version, ending in /api/v1',
    },
    {
      displayName: 'API Key',
      name: 'apiKey',
      type: 'string',
      typeOptions: { password: true },
      default: '',
      required: true,
      placeholder: 'ar_…',
      description:
        'Made by whoever runs the service. Searching needs the scope "consulta"; the trigger, "webhooks"; alerts, "alertas".',
    },
  ]

  authenticate: IAuthenticateGeneric = {
    type: 'generic',
    properties: { headers: { 'X-API-Key': '={{ $credentials.apiKey }}' } },
  }

  test: ICredentialTestRequest = {
    request: { baseURL: '={{ $credentials.baseUrl }}', url: '/secoes' },
  }
}
