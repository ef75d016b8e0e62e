import { accountOperations } from './accounts/operations.ts'
import { contaSchema } from './accounts/schema.ts'
import { changeOperations } from './act-changes/operations.ts'
import { changeSchemas } from './act-changes/schema.ts'
import { alertOperations, alertSchemas } from './alerts/operations.ts'
import { bulletinOperations, bulletinSchemas } from './bulletins/operations.ts'
import { daybookOperations, daybookSchemas } from './daybook/operations.ts'
import { folderOperations } from './folders/operations.ts'
import { folderSchemas } from './folders/schema.ts'
import { archiveOperations, archiveSchemas } from './archive/operations.ts'
import { citationOperations, citationSchemas } from './citations/operations.ts'
import { contractOperations } from './rows/contract-operations.ts'
import { personnelOperations } from './rows/personnel-operations.ts'
import { personnelSchemas } from './rows/personnel-schema.ts'
import { normOperations } from './rows/norm-operations.ts'
import { normRecordSchemas } from './rows/norm-record-schema.ts'
import { normSchemas } from './rows/norm-schema.ts'
import { sanctionOperations } from './rows/sanction-operations.ts'
import { sanctionSchemas } from './rows/sanction-schema.ts'
import { tenderOperations } from './rows/tender-operations.ts'
import { tenderSchemas } from './rows/tender-schema.ts'
import { contractSchemas } from './rows/contract-schema.ts'
import { auditOperations } from './audit/operations.ts'
import { auditSchemas } from './audit/schema.ts'
import { catalogOperations, catalogSchemas } from './catalog/operations.ts'
import { eventOperations } from './events/operations.ts'
import { payloadSchemas } from './events/payload-schema.ts'
import { eventSchemas } from './events/schema.ts'
import { calendarOperations } from './calendars/operations.ts'
import { feedOperations } from './feeds/operations.ts'
import { exportOperations } from './export/operations.ts'
import { keyOperations } from './keys/operations.ts'
import { keySchemas } from './keys/schema.ts'
import type { Operation } from './operation.ts'
import { installationOperations } from './operation/operations.ts'
import { listOperations } from './lists/operations.ts'
import { listSchemas } from './lists/schema.ts'
import { operationSchemas } from './operation/schema.ts'
import { peopleOperations, peopleSchemas } from './people/operations.ts'
import { errorSchemas } from './schemas/error.ts'
import { avisoSchema } from './schemas/notice.ts'
import { somenteLeituraSchema } from './schemas/read-only.ts'
import { readingSchemas } from './schemas/reading.ts'
import { webhookOperations, webhookSchemas } from './webhooks/operations.ts'

/** Every operation of the API, in the order of its document. */
export const operations: Operation[] = [
  ...archiveOperations,
  ...citationOperations,
  ...catalogOperations,
  ...exportOperations,
  ...changeOperations,
  ...contractOperations,
  ...personnelOperations,
  ...tenderOperations,
  ...sanctionOperations,
  ...normOperations,
  ...webhookOperations,
  ...eventOperations,
  ...alertOperations,
  ...listOperations,
  ...bulletinOperations,
  ...daybookOperations,
  ...folderOperations,
  ...feedOperations,
  ...calendarOperations,
  ...peopleOperations,
  ...keyOperations,
  ...auditOperations,
  ...accountOperations,
  ...installationOperations,
]

/** The schemas that have names in the document. */
export const schemas = [
  ...errorSchemas,
  avisoSchema,
  ...readingSchemas,
  ...archiveSchemas,
  ...citationSchemas,
  ...catalogSchemas,
  ...changeSchemas,
  ...contractSchemas,
  ...personnelSchemas,
  ...tenderSchemas,
  ...sanctionSchemas,
  ...normSchemas,
  ...normRecordSchemas,
  ...webhookSchemas,
  ...eventSchemas,
  ...payloadSchemas,
  ...alertSchemas,
  ...listSchemas,
  ...bulletinSchemas,
  ...daybookSchemas,
  ...folderSchemas,
  ...peopleSchemas,
  ...auditSchemas,
  ...keySchemas,
  contaSchema,
  ...operationSchemas,
  somenteLeituraSchema,
]
