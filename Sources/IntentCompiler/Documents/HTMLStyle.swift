/// How pages look: for any width, light and dark, on paper, and without colours too.
enum HTMLStyle {
  /// The style sheet; it has no character that XML reads otherwise.
  static let text = """
    :root {
      color-scheme: light dark;
      --page: #f6f7f9; --sheet: #fff; --ink: #1b1d23; --soft: #575c68; --line: #dfe2e8; --link: #2b50c8;
      --code: #eef0f4; --grave: #a3231b; --grave-back: #fdeceb; --open: #7a4b00; --open-back: #fff2d9;
      --plain-back: #eceff4;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #14161a; --sheet: #1c1f25; --ink: #e7e9ee; --soft: #a3a9b6; --line: #333842; --link: #93b0ff;
        --code: #282c34; --grave: #ff9d95; --grave-back: #44201e; --open: #f5c469; --open-back: #3b2e14;
        --plain-back: #2a2e37;
      }
    }
    * { box-sizing: border-box; }
    html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: 1rem; }
    body {
      margin: 0 auto; max-width: 80rem; padding: 2.5rem 2rem 4rem; background: var(--page); color: var(--ink);
      font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; overflow-wrap: break-word;
    }
    h1, h2, h3 { line-height: 1.2; text-wrap: balance; letter-spacing: -0.01em; }
    h1 { margin: 0 0 .5rem; font-size: clamp(1.75rem, 1.3rem + 2vw, 2.5rem); }
    h2 { margin: 0 0 1rem; font-size: 1.5rem; }
    h3 { margin: 0 0 .6rem; font-size: 1.15rem; }
    h4 { margin: 1rem 0 .4rem; font-size: 1rem; }
    p { margin: 0 0 .6rem; max-width: 75ch; }
    a { color: var(--link); text-underline-offset: .15em; }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 4px; }
    .skip { position: absolute; left: -100rem; }
    .skip:focus { left: 1rem; top: 1rem; padding: .5rem 1rem; background: var(--sheet); }
    header p { color: var(--soft); }
    .columns { display: grid; grid-template-columns: 13rem minmax(0, 1fr); gap: 2.5rem; margin-top: 2rem; }
    nav { position: sticky; top: 1.5rem; align-self: start; font-size: .925rem; }
    nav ul { list-style: none; margin: 0; padding: 0; border-left: 2px solid var(--line); }
    nav a { display: block; padding: .3rem 1rem; color: var(--soft); text-decoration: none; }
    nav a:hover { color: var(--link); text-decoration: underline; }
    main > section { margin-bottom: 3rem; }
    section section {
      margin-bottom: 1rem; padding: 1.25rem 1.5rem; background: var(--sheet); border: 1px solid var(--line);
      border-radius: 12px;
    }
    section section section { margin: 0 0 .5rem; padding: 0; border: 0; border-radius: 0; }
    section section > :last-child { margin-bottom: 0; }
    :target > h2, :target > h3 { text-decoration: underline; text-decoration-thickness: 3px; }
    code, .place { font: .875em/1.4 ui-monospace, "SF Mono", Menlo, Consolas, "Noto Sans Mono", monospace; }
    code { padding: .1em .35em; background: var(--code); border-radius: 4px; overflow-wrap: anywhere; }
    code, .place { display: inline-block; max-width: 100%; }
    li li .place { display: inline; overflow-wrap: anywhere; }
    a code { color: inherit; }
    table code { overflow-wrap: normal; }
    table .place { white-space: nowrap; }
    tbody th code { white-space: nowrap; }
    header p { font-size: 1.05rem; margin-bottom: 1.25rem; }
    .place { color: var(--soft); }
    q { quotes: "“" "”"; overflow-wrap: anywhere; unicode-bidi: isolate; }
    ul { margin: 0 0 .75rem; padding-left: 1.25rem; }
    li ul { margin-bottom: .5rem; }
    li { margin: .2rem 0; }
    .figures { display: flex; flex-wrap: wrap; gap: .75rem; list-style: none; padding: 0; }
    .figures li {
      flex: 1 1 7rem; margin: 0; padding: .7rem 1rem; background: var(--sheet);
      border: 1px solid var(--line); border-radius: 12px; color: var(--soft);
    }
    .figures strong { display: block; font-size: 1.6rem; line-height: 1.2; color: var(--ink); }
    .figures .grave { background: var(--grave-back); border-color: var(--grave); color: var(--grave); }
    .figures .open { background: var(--open-back); border-color: var(--open); color: var(--open); }
    .figures .grave strong { color: var(--grave); }
    .figures .open strong { color: var(--open); }
    .label {
      display: inline-block; padding: .1em .7em; font-weight: 600; border-radius: 1em; font-size: .85rem;
      background: var(--plain-back); border: 1px solid transparent;
    }
    .label.grave { background: var(--grave-back); border-color: var(--grave); color: var(--grave); }
    .label.open { background: var(--open-back); border-color: var(--open); color: var(--open); }
    .checks { list-style: none; padding: 0; margin: 0 0 1.25rem; }
    .checks li { margin: 0; border-top: 1px solid var(--line); }
    .checks li:last-child { border-bottom: 1px solid var(--line); }
    .checks label { display: flex; gap: .75rem; align-items: baseline; padding: .45rem .25rem; cursor: pointer; }
    .checks label:hover { background: var(--code); }
    .checks input { flex: none; width: 1.1rem; height: 1.1rem; margin: 0; transform: translateY(.15rem); accent-color: var(--link); }
    .checks input:checked + span { opacity: .65; text-decoration: line-through; }
    .table { overflow-x: auto; margin: .75rem 0 1.25rem; border: 1px solid var(--line); border-radius: 10px; background: var(--sheet); }
    table { width: 100%; border-collapse: collapse; font-size: .925rem; }
    caption { padding: .6rem .9rem; text-align: left; color: var(--soft); }
    th, td { padding: .5rem .9rem; text-align: left; vertical-align: top; border-top: 1px solid var(--line); }
    thead th { border-top: 0; background: var(--code); font-size: .8rem; color: var(--soft); }
    caption + thead th { border-top: 1px solid var(--line); }
    tbody th { font-weight: inherit; }
    td, tbody th { font-variant-numeric: tabular-nums; }
    @media (max-width: 80rem) {
      table .place, tbody td code { white-space: normal; overflow-wrap: anywhere; }
    }
    @media (max-width: 60rem) {
      .columns { display: block; }
      nav { position: static; margin-bottom: 2rem; }
      nav ul { display: flex; flex-wrap: wrap; gap: .25rem .5rem; border: 0; }
      nav a { padding: .3rem .75rem; background: var(--sheet); border: 1px solid var(--line); border-radius: 1rem; }
    }
    @media (max-width: 36rem) {
      body { padding: 1.5rem 1rem 3rem; }
      section section { padding: 1rem; }
      table, caption, tbody, tbody tr, tbody th, tbody td { display: block; }
      thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
      tbody tr { padding: .6rem .9rem; border-top: 1px solid var(--line); }
      tbody tr:first-child { border-top: 0; }
      caption + thead + tbody tr:first-child { border-top: 1px solid var(--line); }
      tbody th, tbody td { padding: .1rem 0; border: 0; }
      tbody th { margin-bottom: .2rem; }
      tbody td { display: flow-root; padding-left: 8.25rem; }
      tbody td:empty { display: none; }
      tbody td::before { content: attr(data-name); float: left; width: 7.5rem; margin-left: -8.25rem; color: var(--soft); font-size: .85rem; }
      table .place, tbody code { white-space: normal; overflow-wrap: anywhere; }
      .figures li { flex-basis: 6rem; }
    }
    @media print {
      body { max-width: none; padding: 0; background: none; }
      nav, .skip { display: none; }
      .columns { display: block; }
      section section, tr, li { break-inside: avoid; }
    }
    """
}
