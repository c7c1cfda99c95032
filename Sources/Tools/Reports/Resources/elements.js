// Functions with which the report's page and the live page make their elements. Every text from a scene
// becomes a text node or an attribute, never markup.

/// Replaces the characters that match with their numbers, as the terminal shows them.
const written = (text, marks) => text.replace(marks,
  (mark) => `\\u{${mark.codePointAt(0).toString(16).toUpperCase()}}`);

/// Shows text with the characters that turn text around written out, so that what follows stays in order.
export const shown = (text) => (typeof text === "string" ? written(text,
  /[\u0600-\u0605\u061C\u06DD\u070F\u0890\u0891\u08E2\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu) : text);

/// Shows a name with line ends and other control characters written out as well, as the terminal does.
export const plain = (name) => written(shown(name), /[\p{Cc}\u2028\u2029]/gu);

/// Makes an element with properties or attributes and children; null values are left out.
export const make = (tag, properties = {}, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    const text = name === "textContent" ? shown(value) : value;
    if (name in element) element[name] = text; else element.setAttribute(name, text);
  }
  element.append(...children.filter((child) => child !== null).map(shown));
  return element;
};

/// Makes an SVG element.
export const drawn = (tag, attributes = {}) => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
};

/// Formats a number for people, with at most three decimals.
export const number = (value) => String(Math.round(value * 1000) / 1000);

/// Formats a frame in points: (x y; width height).
export const words = (frame) => `(${number(frame[0])} ${number(frame[1])}; ${number(frame[2])} ${number(frame[3])})`;

/// What a view of a check is called.
export const called = (check, id) => check.views.find((view) => view.id === id)?.name ?? id;
