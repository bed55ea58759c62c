try {
  const { theme } = JSON.parse(localStorage.getItem('roundtable/settings') ?? '{}')
  if (theme) document.documentElement.dataset.theme = theme
} catch {
  // Nothing was ever chosen, or nothing may be remembered: dark, as the style sheet has it.
}
