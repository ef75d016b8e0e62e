function text = webhookPath(webhook_id, rest)
  text = [arauto.internal.pathOf('/webhooks/%s', webhook_id) rest];
end
