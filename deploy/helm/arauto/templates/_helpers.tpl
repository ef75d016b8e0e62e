{{/* The labels by which the pods of a deployment are found. Of a list: the root, the deployment's name. */}}
{{- define "arauto.selector" -}}
{{- $root := index . 0 -}}
app.kubernetes.io/name: arauto
app.kubernetes.io/instance: {{ $root.Release.Name }}
app.kubernetes.io/component: {{ index . 1 }}
{{- end }}

{{/* The same, and what else is known. */}}
{{- define "arauto.labels" -}}
{{- $root := index . 0 -}}
{{ include "arauto.selector" . }}
app.kubernetes.io/version: {{ $root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ $root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" $root.Chart.Name $root.Chart.Version }}
{{- end }}

{{- define "arauto.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{- define "arauto.podSecurity" -}}
runAsNonRoot: true
runAsUser: 10001
runAsGroup: 10001
fsGroup: 10001
seccompProfile:
  type: RuntimeDefault
{{- end }}

{{- define "arauto.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop: [ALL]
{{- end }}

{{/* A value as text. Helm reads numbers as floating, and would write 2000000 as 2e+06; JSON does not. */}}
{{- define "arauto.text" -}}
{{ if kindIs "string" . }}{{ . }}{{ else }}{{ toJson . }}{{ end }}
{{- end }}

{{/* Where the secrets lie, and the certificates. */}}
{{- define "arauto.secretEnv" -}}
{{- range .Values.secret.keys }}
- name: {{ . }}_FILE
  value: /run/secrets/arauto/{{ . }}
{{- end }}
{{- if .Values.tls.secretName }}
{{- with .Values.tls.ca }}
- name: ARAUTO_SEARCH_CA
  value: /run/tls/{{ . }}
{{- end }}
{{- if .Values.tls.cert }}
- name: ARAUTO_SEARCH_CERT
  value: /run/tls/{{ .Values.tls.cert }}
- name: ARAUTO_SEARCH_CERT_KEY
  value: /run/tls/{{ required "tls.key belongs to tls.cert" .Values.tls.key }}
{{- end }}
{{- end }}
{{- end }}

{{- define "arauto.mounts" -}}
- name: tmp
  mountPath: /tmp
- name: dados
  mountPath: /dados
- name: segredos
  mountPath: /run/secrets/arauto
  readOnly: true
{{- if .Values.tls.secretName }}
- name: tls
  mountPath: /run/tls
  readOnly: true
{{- end }}
{{- end }}

{{- define "arauto.volumes" -}}
# Downloads and uploads pass through it.
- name: tmp
  emptyDir:
    sizeLimit: {{ .Values.temporarySize }}
- name: dados
  emptyDir: {}
- name: segredos
  secret:
    secretName: {{ .Values.secret.name }}
    defaultMode: 0440
    items:
      {{- range .Values.secret.keys }}
      - key: {{ . }}
        path: {{ . }}
      {{- end }}
{{- with .Values.tls.secretName }}
- name: tls
  secret:
    secretName: {{ . }}
    defaultMode: 0440
{{- end }}
{{- end }}
