/** What pages that strangers read have in common, after the style of all plain pages. */
export const PUBLIC_STYLE = `
main{max-width:44rem;margin:40px auto}
h1{margin:4px 0 8px;font:700 1.5rem/1.3 Source Serif,Georgia,serif}
a{color:var(--link)}
.quiet{color:var(--quiet);font-size:.9375rem}
.state{padding:6px 10px;border-left:3px solid var(--warn);background:var(--warn-ground);font-weight:600}
.links a{display:inline-block;padding:6px 16px 6px 0}
:root{--quiet:#5a6370;--warn:#b36b00;--warn-ground:#fff3dc}
@media (prefers-color-scheme:dark){:root{--quiet:#a9b2be;--warn:#e0a030;--warn-ground:#2b2210}}
@page{margin:20mm}
@media print{:root{color-scheme:light;--canvas:#fff;--ink:#000;--quiet:#333;--line:#999;--link:#000;--warn-ground:#fff}
header,.links{display:none}main{max-width:none;margin:0;padding:0}}`
