import { PRACTICE_IDENTITIES } from './practice-identities.js';

export const PRACTICE_PATH = '/api/v1/auth/practice';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${PRACTICE_PATH}/style.css">
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`;
}

/** The page of the practice provider: who do you want to be? `query` is what the choice has to bring along. */
export function choicePage(query: URLSearchParams, problem: string | null = null): string {
  const choose = (email: string) => {
    const parameters = new URLSearchParams(query);
    parameters.set('email', email);
    return escapeHtml(`${PRACTICE_PATH}/choose?${parameters}`);
  };
  const cards = PRACTICE_IDENTITIES.map(
    ({ email, firstName, lastName, role, about }) => `<li><a class="card" href="${choose(email)}">
<span class="role ${role}">${role}</span>
<strong>${firstName} ${lastName}</strong>
<span>${about}</span>
<span class="address">${email}</span>
</a></li>`,
  ).join('\n');
  const hidden = [...query]
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('\n');
  const cancel = new URLSearchParams(query);
  cancel.set('cancel', 'true');
  return page(
    'Choose who you are · Starling practice',
    `<p class="notice" role="note">Practice mode: nothing here is real</p>
<h1>Who would you like to be?</h1>
<p>Starling runs without a Google account here. Pick somebody, or type any address.</p>
<ul>
${cards}
</ul>
<form method="get" action="${PRACTICE_PATH}/choose">
${hidden}
<label for="email">Any other email address</label>
<div class="row">
<input id="email" name="email" type="email" required maxlength="254" autocomplete="off" placeholder="somebody@practice.example"${problem ? ' aria-invalid="true" aria-describedby="problem"' : ''}>
<button type="submit">Continue</button>
</div>
${problem ? `<p id="problem" class="problem" role="alert">${escapeHtml(problem)}</p>` : ''}
</form>
<p><a href="${escapeHtml(`${PRACTICE_PATH}/choose?${cancel}`)}">Cancel</a></p>`,
  );
}

/** Shown to whoever asks wrongly. */
export function refusalPage(problem: string): string {
  return page(
    'Cannot go on · Starling practice',
    `<p class="notice" role="note">Practice mode: nothing here is real</p>
<h1>This cannot go on</h1>
<p>${escapeHtml(problem)}</p>
<p><a href="/login">Back to sign-in</a></p>`,
  );
}

/** Hands the code of a pop-up to the page that opened it, as Google's pop-up does. */
export function popUpPage(code: string): string {
  return page(
    'Done · Starling practice',
    `<p class="notice" role="note">Practice mode: nothing here is real</p>
<h1>You can close this window</h1>
<p id="code" data-code="${escapeHtml(code)}"></p>
<script src="${PRACTICE_PATH}/pop-up.js"></script>`,
  );
}

export const POP_UP_SCRIPT = `const code = document.getElementById('code').dataset.code;
if (window.opener) {
  window.opener.postMessage({ type: 'starling-practice-code', code }, window.location.origin);
  window.close();
}
`;

export const PRACTICE_STYLE = `:root {
  color-scheme: light dark;
  --ground: #f6f7f5; --surface: #fff; --text: #22302c; --soft: #5a6b65; --line: #d5dcd8; --accent: #1f7a68;
  --notice: #fff3d1; --notice-text: #5c4300; --problem: #a3272f;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #141b19; --surface: #1d2724; --text: #e7eeeb; --soft: #a4b5ae; --line: #36443f; --accent: #63cbb4;
    --notice: #3f3413; --notice-text: #ffe6a3; --problem: #ff9aa0;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem;
  background: var(--ground); color: var(--text);
  font: 1rem/1.5 "Nunito Sans Variable", "Nunito Sans", system-ui, sans-serif;
}
main { width: 100%; max-width: 34rem; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 1.25rem 0 .25rem; }
p { margin: .5rem 0 1rem; color: var(--soft); }
.notice {
  display: inline-block; margin: 0; padding: .35rem .85rem; border-radius: 999px; font-weight: 650;
  background: var(--notice); color: var(--notice-text);
}
ul { list-style: none; margin: 1.25rem 0; padding: 0; display: grid; gap: .75rem; }
.card {
  display: grid; gap: .1rem; padding: .9rem 1.1rem; border: 1px solid var(--line); border-radius: 14px;
  background: var(--surface); color: inherit; text-decoration: none;
}
.card:hover { border-color: var(--accent); }
.card span { color: var(--soft); }
.card .role { justify-self: start; font-size: .8rem; font-weight: 700; text-transform: capitalize; color: var(--accent); }
.card .address { font-size: .9rem; overflow-wrap: anywhere; }
label { font-weight: 650; }
.row { display: flex; flex-wrap: wrap; gap: .6rem; margin-top: .4rem; }
input[type="email"] {
  flex: 1 1 14rem; min-height: 2.75rem; padding: 0 .85rem; border: 1px solid var(--soft); border-radius: 10px;
  background: var(--surface); color: inherit; font: inherit;
}
button {
  min-height: 2.75rem; padding: 0 1.2rem; border: 0; border-radius: 10px; font: inherit; font-weight: 700; cursor: pointer;
  background: var(--accent); color: var(--ground);
}
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.problem { color: var(--problem); }
`;
