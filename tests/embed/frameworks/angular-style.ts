/** Creates the element as Angular does: first the element, then properties and listeners. */
const main = document.createElement('main');
const button = document.createElement('button');
const output = document.createElement('output');
const wizard = document.createElement('hire-get-matched');
button.textContent = 'Another campaign';
output.textContent = 'nothing';
main.append(button, output, document.createTextNode('\n'), wizard);
wizard.forRole = 'dev';
wizard.partner = 'acme';
wizard.campaign = 'spring';
wizard.addEventListener('hire-success', ({ type }) => {
  output.textContent = type;
});
button.addEventListener('click', () => {
  wizard.campaign = 'autumn';
});
document.getElementById('app')?.append(main);
