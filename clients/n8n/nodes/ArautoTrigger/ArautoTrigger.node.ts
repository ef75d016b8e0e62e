import { ResponseFormatError, WebhookSignatureError, verify } from 'arauto-client/webhook'
import {
  type IDataObject,
  type IHookFunctions,
  type INodeType,
  type INodeTypeDescription,
  type IWebhookFunctions,
  type IWebhookResponseData,
  NodeApiError,
  NodeConnectionTypes,
} from 'n8n-workflow'
import { connect, refusalOf } from '../shared/connection.ts'
import { fields, getAlerts } from '../shared/subscription.ts'
import { register, registrationOf, renew, unregister } from './registration.ts'

/** Starts a workflow on events of the gazette. */
export class ArautoTrigger implements INodeType {
  description: INodeTypeDescription = {
    displayName: 'Arauto Trigger',
    name: 'arautoTrigger',
    icon: { light: 'file:../../icons/arauto.svg', dark: 'file:../../icons/arauto.dark.svg' },
    group: ['trigger'],
    version: 1,
    subtitle: '={{ $parameter["events"].join(", ") }}',
    description: 'Starts the workflow when something happens in the Diário Oficial da União',
    defaults: { name: 'Arauto Trigger' },
    inputs: [],
    outputs: [NodeConnectionTypes.Main],
    credentials: [{ name: 'arautoApi', required: true }],
    webhooks: [
      { name: 'default', httpMethod: 'POST', responseMode: 'onReceived', path: 'webhook' },
    ],
    properties: [
      {
        displayName:
          'The service delivers only to https, on port 443 or 8443, at an address that is reached from outside. For any other n8n there is Arauto Polling Trigger.',
        name: 'notice',
        type: 'notice',
        default: '',
      },
      ...fields,
    ],
  }

  methods = { loadOptions: { getAlerts } }

  webhookMethods = {
    default: {
      async checkExists(this: IHookFunctions): Promise<boolean> {
        try {
          return await renew(this, await connect(this))
        } catch (error) {
          throw new NodeApiError(this.getNode(), ...refusalOf(error))
        }
      },
      async create(this: IHookFunctions): Promise<boolean> {
        try {
          await register(this, await connect(this))
          return true
        } catch (error) {
          throw new NodeApiError(this.getNode(), ...refusalOf(error))
        }
      },
      async delete(this: IHookFunctions): Promise<boolean> {
        try {
          await unregister(this, await connect(this))
          return true
        } catch (error) {
          throw new NodeApiError(this.getNode(), ...refusalOf(error))
        }
      },
    },
  }

  async webhook(this: IWebhookFunctions): Promise<IWebhookResponseData> {
    const { secret = '' } = registrationOf(this.getWorkflowStaticData('node'))
    try {
      // The bytes as received: n8n's parsed body, written again, may differ.
      const evento = await verify(this.getRequestObject().rawBody, this.getHeaderData(), secret)
      const json = evento as unknown as IDataObject
      return { workflowData: [this.helpers.returnJsonArray(json)] }
    } catch (error) {
      if (error instanceof WebhookSignatureError) return refuse(this, 401, error)
      if (error instanceof ResponseFormatError) return refuse(this, 400, error)
      throw new NodeApiError(this.getNode(), ...refusalOf(error))
    }
  }
}

/** Answers, and starts nothing. */
function refuse(
  context: IWebhookFunctions,
  status: number,
  { message }: Error,
): IWebhookResponseData {
  context.getResponseObject().status(status).json({ message })
  return { noWebhookResponse: true }
}
