import {
  type CSSVariablesResolver,
  type VariantColorsResolver,
  createTheme,
  defaultVariantColorsResolver,
} from '@mantine/core'

/**
 * Three looks from our own tokens: `filled` is the one loud element of a screen, `default` has a
 * border, `subtle` has none. Mantine's own colours decide no contrast.
 */
const looks: VariantColorsResolver = (input) => {
  const base = defaultVariantColorsResolver(input)
  switch (input.variant) {
    case 'filled':
      return {
        ...base,
        background: 'var(--ink)',
        hover: 'color-mix(in srgb, var(--ink) 86%, var(--canvas))',
        color: 'var(--on-ink)',
        border: '1px solid var(--ink)',
      }
    case 'default':
      return {
        ...base,
        background: 'var(--surface)',
        hover: 'var(--hover)',
        color: 'var(--ink)',
        border: '1px solid var(--control)',
      }
    case 'subtle':
      return {
        ...base,
        background: 'transparent',
        hover: 'var(--hover)',
        color: 'var(--ink2)',
        border: '1px solid transparent',
      }
    default:
      return base
  }
}

export const theme = createTheme({
  fontFamily: 'var(--sans)',
  fontFamilyMonospace: 'var(--mono)',
  headings: { fontFamily: 'var(--sans)', fontWeight: '650' },
  defaultRadius: 6,
  focusRing: 'auto',
  respectReducedMotion: true,
  autoContrast: true,
  cursorType: 'pointer',
  variantColorResolver: looks,
  components: {
    Button: { defaultProps: { size: 'sm', variant: 'default' } },
    // Help is below its field, as in print.
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    },
    ActionIcon: { defaultProps: { variant: 'subtle', size: 32 } },
    // Its placeholder is an element of the menu that screen readers cannot identify.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Modal: {
      defaultProps: {
        centered: true,
        radius: 10,
        transitionProps: { transition: 'fade', duration: 160 },
        overlayProps: { backgroundOpacity: 0.5 },
      },
    },
    Tooltip: {
      defaultProps: { openDelay: 300, events: { hover: true, focus: true, touch: false } },
    },
  },
})

const tokens = {
  '--mantine-color-body': 'var(--canvas)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink2)',
  '--mantine-color-placeholder': 'var(--ink3)',
  '--mantine-color-anchor': 'var(--link)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--control)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--ink3)',
  '--mantine-color-disabled-border': 'var(--line-strong)',
  '--mantine-primary-color-filled': 'var(--ink)',
  '--mantine-primary-color-filled-hover': 'var(--ink)',
  '--mantine-primary-color-contrast': 'var(--on-ink)',
  '--mantine-primary-color-light': 'var(--selected)',
  '--mantine-primary-color-light-hover': 'var(--selected)',
  '--mantine-primary-color-light-color': 'var(--ink)',
}

/**
 * Maps Mantine's own variables to ours: the same names in both schemes, the values in tokens.css.
 */
export const variables: CSSVariablesResolver = () => ({
  variables: {},
  light: tokens,
  dark: tokens,
})
