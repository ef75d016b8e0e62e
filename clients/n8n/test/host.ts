import { type Server, createServer } from 'node:https'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { PackageDirectoryLoader } from 'n8n-core'
import type {
  ICredentialDataDecryptedObject,
  ICredentialType,
  IHttpRequestOptions,
  INode,
  INodeExecutionData,
  INodeType,
  INodeTypes,
  IRun,
  IWebhookData,
  IWorkflowExecuteAdditionalData,
  Workflow,
} from 'n8n-workflow'
import { generate } from 'selfsigned'

// Loaded as n8n does it: there must be a single n8n-workflow, not a second one as another kind of
// module.
const require = createRequire(import.meta.url)
const core = require('n8n-core') as typeof import('n8n-core')
const n8n = require('n8n-workflow') as typeof import('n8n-workflow')

/*
 * The part of the program n8n around its core: it keeps credentials, and answers HTTP. The loader
 * of packages, the execution of workflows, the contexts of nodes and their requests are n8n-core's
 * own.
 */

const CREDENTIALS = 'arautoApi'

export interface Host extends AsyncDisposable {
  /** For the service: the address of webhooks, and how to trust it. */
  receiver: { url: string; host: string; certificate: string }
  /** Runs one node on these items; returns its output, or the error that n8n would show. */
  run(node: INode, items?: INodeExecutionData[]): Promise<IRun>
  /** Tries the credentials like the button "Test". */
  testCredentials(data: ICredentialDataDecryptedObject): Promise<void>
  /**
   * A workflow that begins with this trigger and continues with these nodes, in its stored form.
   */
  workflow(nodes: INode[]): Workflow
  activate(workflow: Workflow): Promise<void>
  deactivate(workflow: Workflow): Promise<void>
  /** Asks the trigger once, as its schedule does, or ("manual") as the editor's button does. */
  poll(workflow: Workflow, mode: 'trigger' | 'manual'): Promise<INodeExecutionData[]>
  /** What triggers reported beside what they gave; n8n shows each as a failed execution. */
  reported: Error[]
  /** The choices that a field of the trigger loads. */
  options(workflow: Workflow, method: string): Promise<unknown>
  /** Executions started by webhooks, when they end. */
  executions: IRun[]
}

/** Runs the nodes of a package. `stored`: the credentials for its nodes. */
export async function startHost(
  folder: string,
  stored: () => ICredentialDataDecryptedObject,
): Promise<Host> {
  const loader = new core.PackageDirectoryLoader(folder)
  await loader.loadAll()
  const nodeTypes = typesOf(loader)
  const active = new Map<string, Workflow>()
  const executions: IRun[] = []
  const reported: Error[] = []
  const { server, certificate } = await listen((request, response) =>
    receive(request, response).catch((error: Error) => response.writeHead(500).end(error.stack)),
  )
  const host = `localhost:${(server.address() as AddressInfo).port}`
  const additional = (): IWorkflowExecuteAdditionalData =>
    additionalData(`https://${host}/webhook`, nodeTypes, stored, loader)

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const workflow = active.get(request.url ?? '')
    if (workflow === undefined) return void response.writeHead(404).end()
    const { node, data } = webhookOf(workflow, additional())
    // Like n8n's body parser.
    const rawBody = await buffer(request)
    const httpRequest = Object.assign(request, { rawBody, body: parsed(rawBody) })
    const httpResponse = expressLike(response)
    const context = new core.WebhookContext(
      workflow,
      node,
      Object.assign(additional(), { httpRequest, httpResponse }),
      'webhook',
      data,
      [],
      null,
    )
    const type = nodeTypes.getByNameAndVersion(node.type) as INodeType
    const { workflowData, noWebhookResponse } = await type.webhook!.call(context)
    if (workflowData === undefined) return
    executions.push(await execute(workflow, node, workflowData[0] ?? []))
    if (!noWebhookResponse) httpResponse.writeHead(200).end('{"message":"Workflow was started"}')
  }

  async function execute(workflow: Workflow, node: INode, items: INodeExecutionData[]) {
    const hooks = new core.ExecutionLifecycleHooks('webhook', 'execution', workflow as never)
    const stack = [{ node, data: { main: [items] }, source: null }]
    const run = n8n.createRunExecutionData({ executionData: { nodeExecutionStack: stack } })
    const execution = new core.WorkflowExecute(
      Object.assign(additional(), { hooks }),
      'webhook',
      run,
    )
    return await execution.processRunExecutionData(workflow)
  }

  return {
    receiver: { url: `https://${host}/webhook`, host, certificate },
    executions,
    reported,
    workflow: (nodes) => chain(nodes, nodeTypes),
    run: (node, items = [{ json: {} }]) => execute(chain([node], nodeTypes), node, items),
    async testCredentials(data) {
      await testRequest(
        loader,
        nodeTypes,
        additionalData('https://localhost', nodeTypes, () => data, loader),
        data,
      )
    },
    async activate(workflow) {
      const { path, node, data } = webhookOf(workflow, additional())
      const hooks = hooksOf(workflow, node, additional(), data, nodeTypes)
      if (!(await hooks.checkExists())) await hooks.create()
      active.set(path, workflow)
    },
    async deactivate(workflow) {
      const { path, node, data } = webhookOf(workflow, additional())
      await hooksOf(workflow, node, additional(), data, nodeTypes).delete()
      active.delete(path)
    },
    async poll(workflow, mode) {
      const node = triggerOf(workflow)
      const context = new core.PollContext(
        workflow,
        node,
        additional(),
        mode,
        'activate',
        undefined,
        (error) => void reported.push(error),
      )
      const type = nodeTypes.getByNameAndVersion(node.type) as INodeType
      return (await type.poll!.call(context))?.[0] ?? []
    },
    async options(workflow, method) {
      const node = triggerOf(workflow)
      const context = new core.LoadOptionsContext(workflow, node, additional(), '')
      const type = nodeTypes.getByNameAndVersion(node.type) as INodeType
      return type.methods?.loadOptions?.[method]?.call(context)
    },
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function typesOf(loader: PackageDirectoryLoader): INodeTypes {
  const named = (type: string) => loader.getNode(type.replace('n8n-nodes-arauto.', '')).type
  return {
    getByName: named,
    getByNameAndVersion: (type) => named(type) as INodeType,
    getKnownTypes: () => ({}),
  }
}

function chain(nodes: INode[], nodeTypes: INodeTypes): Workflow {
  const links = nodes
    .slice(1)
    .map(({ name }, index) => [
      nodes[index]!.name,
      { main: [[{ node: name, type: 'main' as const, index: 0 }]] },
    ])
  return new n8n.Workflow({
    id: 'wf1',
    name: 'Diário',
    nodes,
    connections: Object.fromEntries(links),
    active: true,
    nodeTypes,
    settings: { executionOrder: 'v1' },
  })
}

/** The trigger with which the workflow begins. */
function triggerOf(workflow: Workflow): INode {
  return Object.values(workflow.nodes).find(({ type }) => type.endsWith('Trigger'))!
}

/** Its webhook. */
function webhookOf(workflow: Workflow, additionalData: IWorkflowExecuteAdditionalData) {
  const node = triggerOf(workflow)
  const type = workflow.nodeTypes.getByNameAndVersion(node.type, node.typeVersion)
  const webhookDescription = type.description.webhooks![0]!
  const path = `/webhook/${node.webhookId}/${webhookDescription.path}`
  const data: IWebhookData = {
    httpMethod: 'POST',
    node: node.name,
    path,
    webhookDescription,
    workflowId: workflow.id,
    workflowExecuteAdditionalData: additionalData,
  }
  return { node, data, path }
}

/** The trigger's actions when its workflow is activated and deactivated. */
function hooksOf(
  workflow: Workflow,
  node: INode,
  additionalData: IWorkflowExecuteAdditionalData,
  data: IWebhookData,
  nodeTypes: INodeTypes,
) {
  const context = new core.HookContext(workflow, node, additionalData, 'trigger', 'activate', data)
  const type = nodeTypes.getByNameAndVersion(node.type) as INodeType
  const { checkExists, create, delete: remove } = type.webhookMethods!.default!
  return {
    checkExists: () => checkExists!.call(context),
    create: () => create!.call(context),
    delete: () => remove!.call(context),
  }
}

/** The parts of the program that nodes can use. */
function additionalData(
  webhookBaseUrl: string,
  nodeTypes: INodeTypes,
  stored: () => ICredentialDataDecryptedObject,
  loader: PackageDirectoryLoader,
): IWorkflowExecuteAdditionalData {
  const credentialsHelper = {
    getParentTypes: () => [],
    isCredentialUsableByNode: () => true,
    preAuthentication: async () => undefined,
    getDecrypted: async () => stored(),
    getCredentialsProperties: () => credentialType(loader).properties,
    authenticate: async (data: ICredentialDataDecryptedObject, _: string, asked: object) =>
      authenticated(credentialType(loader), data, asked as IHttpRequestOptions, nodeTypes),
  }
  return {
    credentialsHelper,
    webhookBaseUrl,
    webhookTestBaseUrl: `${webhookBaseUrl}-test`,
    webhookWaitingBaseUrl: 'https://localhost/webhook-waiting',
    formWaitingBaseUrl: 'https://localhost/form-waiting',
    currentNodeExecutionIndex: 0,
    executionId: 'execution',
    variables: {},
  } as unknown as IWorkflowExecuteAdditionalData
}

function credentialType(loader: PackageDirectoryLoader): ICredentialType {
  return loader.getCredential(CREDENTIALS).type
}

/** The request with the headers of the credentials, their expressions resolved. */
function authenticated(
  { authenticate }: ICredentialType,
  $credentials: ICredentialDataDecryptedObject,
  request: IHttpRequestOptions,
  nodeTypes: INodeTypes,
): IHttpRequestOptions {
  if (typeof authenticate !== 'object') throw new TypeError('the credentials authenticate nothing')
  const node = { ...nodeOf('arauto', {}), parameters: {} }
  const { expression } = chain([node], nodeTypes)
  const headers = Object.entries(authenticate.properties.headers ?? {}).map(([name, value]) => [
    name,
    expression.getSimpleParameterValue(node, value as string, 'internal', { $credentials }),
  ])
  return { ...request, headers: { ...request.headers, ...Object.fromEntries(headers) } }
}

/** Sends the test request of the credentials. @throws Error when the service refuses it. */
async function testRequest(
  loader: PackageDirectoryLoader,
  nodeTypes: INodeTypes,
  additional: IWorkflowExecuteAdditionalData,
  data: ICredentialDataDecryptedObject,
): Promise<void> {
  const { request } = credentialType(loader).test!
  const node = nodeOf('arauto', {})
  const workflow = chain([node], nodeTypes)
  const type = nodeTypes.getByNameAndVersion(node.type) as INodeType
  const temp = { displayName: 'Temp', name: 'temp', type: 'string', default: '' } as const
  const description = { ...type.description, properties: [{ ...temp, routing: { request } }] }
  const input = { main: [[{ json: {} }]] }
  const context = new core.ExecuteContext(
    workflow,
    { ...node, parameters: { temp: '' } },
    additional,
    'manual',
    n8n.createRunExecutionData(),
    0,
    input.main[0]!,
    input,
    { node, data: input, source: null },
    [],
  )
  await new core.RoutingNode(context, { description } as INodeType, {
    id: '1',
    name: 'Arauto',
    type: CREDENTIALS,
    data,
  }).runNode()
}

export function nodeOf(
  name: 'arauto' | 'arautoTrigger' | 'arautoPollingTrigger',
  parameters: INode['parameters'],
): INode {
  return {
    id: name,
    name,
    type: `n8n-nodes-arauto.${name}`,
    typeVersion: 1,
    position: [0, 0],
    webhookId: '5f0c2b9e-1111-4222-8333-444455556666',
    parameters,
    credentials: { [CREDENTIALS]: { id: '1', name: 'Arauto' } },
  }
}

function parsed(body: Buffer): object {
  try {
    return JSON.parse(body.toString()) as object
  } catch {
    return {}
  }
}

/** The two methods of Express that the node calls. */
function expressLike(response: ServerResponse) {
  return Object.assign(response, {
    status(code: number) {
      response.statusCode = code
      return response
    },
    json(body: object) {
      response.setHeader('Content-Type', 'application/json')
      return response.end(JSON.stringify(body))
    },
  }) as ServerResponse & {
    status(code: number): ServerResponse
    json(body: object): ServerResponse
  }
}

type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>

async function listen(listener: Listener): Promise<{ server: Server; certificate: string }> {
  const names = [{ type: 2 as const, value: 'localhost' }]
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: names }],
  })
  const server = createServer({ cert, key }, (request, response) => {
    void listener(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, certificate: cert }
}
