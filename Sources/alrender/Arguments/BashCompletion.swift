/// Extends bash completion beyond the parser's script, which does not know that the command may
/// be left out.
enum BashCompletion {
  /// Returns the script with completion of files where a scene can take the place of a command,
  /// and of the options of `render` after it. Text that is not a bash script is returned
  /// unchanged.
  static func extended(_ script: String) -> String {
    guard script.hasPrefix("#!/bin/bash\n"), script.contains("\n_alrender()") else { return script }
    return script + "\n" + scenesWithoutVerb
  }

  // The words are local variables here, which the parser's functions see instead of bash's own.
  private static let scenesWithoutVerb = """

    # A first word that is not a verb is a scene: what follows it belongs to render.
    _alrender_or_render() {
        local -r first="${COMP_WORDS[1]}"
        if [[ "${COMP_CWORD}" -le 1 || "${first}" = -* ]] || declare -F "_alrender_${first}" >/dev/null; then
            _alrender "${@}"
            if [[ "${COMP_CWORD}" -eq 1 && "${2}" != -* ]]; then
                local file
                while IFS='' read -r file; do
                    COMPREPLY+=("${file}")
                done < <(compgen -f -- "${2}")
            fi
            return
        fi
        local -a words=("${COMP_WORDS[0]}" render "${COMP_WORDS[@]:1}")
        local -i word_number="$((COMP_CWORD + 1))"
        local -a COMP_WORDS=("${words[@]}")
        local -i COMP_CWORD="${word_number}"
        _alrender "${@}"
    }

    complete -o filenames -F _alrender_or_render alrender
    """
}
